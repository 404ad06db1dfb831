/** What the server shows of a match of Cacao. Written by tools/write_types.py. */

import type { View } from '../../lib/types'

export type Square = [number, number]

export type TileName = '1111' | '2101' | '3001' | '3100'

export type Workers = [number, number, number, number]

export type JungleName = 'plantation1' | 'plantation2' | 'market2' | 'market3' | 'market4' | 'mine1' | 'mine2' | 'water' | 'sun' | 'temple'

export interface JungleTile {
  x: number
  y: number
  jungle: JungleName
}

export interface WorkerTile {
  x: number
  y: number
  seat: number
  tile: TileName
  /** quarter turns clockwise */
  turns: number
  workers: Workers
  overbuilt: boolean
}

export type Tile = JungleTile | WorkerTile

export interface SeatOfCacao {
  /** were the match over now */
  score: number
  gold: number
  fruits: number
  suns: number
  /** steps of the water carrier */
  water: number
  water_value: number
  hand_size: number
  pile_size: number
  hand: Record<TileName, number> | null
  /** tiles in the pile; of others, in hand and pile together */
  unseen: Record<TileName, number>
}

export interface Temple {
  at: Square
  /** by seat */
  gold: number[]
}

export interface EndOfSeat {
  gold: number
  temples: number
  suns: number
  water: number
  total: number
}

export interface End {
  temples: Temple[]
  seats: EndOfSeat[]
  winners: number[]
}

export interface CacaoView extends View {
  /** this turn's worker tile */
  placed: Square | null
  overbuilding: boolean | null
  /** each tile in all ways that differ, from turn to turn clockwise */
  tiles: Record<TileName, Workers[]>
  /** of the legal actions that lay a tile */
  ways: Record<string, Workers> | null
  storage: number
  sun_spaces: number
  water_track: number[]
  board: Tile[]
  open: Square[]
  display: JungleName[]
  pile: number
  /** still in the pile */
  to_come: Record<JungleName, number>
  seats: SeatOfCacao[]
  end: End | null
}
