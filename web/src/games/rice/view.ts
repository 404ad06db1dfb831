/** What the server shows of a match of Seasons of Rice. */

import type { View } from '../../lib/types'

export type Cell = [x: number, y: number, path: boolean]
export type Spot = [x: number, y: number, feature: string]
export type Point = [x: number, y: number]

export interface Face {
  cells: Cell[]
  features: Spot[]
}

export interface CardShown {
  no: number
  turns: Face[]
  ancestor: { name: string; when: string; effect: string; points: number; limit: number }
}

export interface Laid extends Face {
  x: number
  y: number
  lying: boolean
  completes: Point[]
  closes: Point[]
}

export interface Farm {
  cards: { no: number; x: number; y: number; lying: boolean }[]
  cells: Cell[]
  plots: { x: number; y: number; complete: boolean; field: number | null; features: string[] }[]
  fields: { plots: Point[]; size: number }[]
}

export interface RiverCard {
  card: number
  symbol: string
  cells: [number, number]
  plots: Point[]
  back: { plot: Point; arrow: 'left' | 'right' }
}

export interface SeatOfRice {
  points: number
  score: number
  ancestor: number | null
  contract: string | null
  hand: number[] | null
  hand_size: number
  has_chosen: boolean
  choice: { build: number; at: Laid | null; row: number | null } | null
  features: Record<string, number>
  farm: Farm
  river: RiverCard[] | null
}

export interface RiceView extends View {
  season: string
  cards: CardShown[]
  dry_row: number[]
  river: string[] | null
  river_turned: boolean
  bank: [number, number] | null
  places: Record<string, Laid> | null
  seats: SeatOfRice[]
  end: {
    seats: { points: number; fields: number; buffaloes: number; ancestor: number; total: number; farmers: number }[]
    winners: number[]
  } | null
}
