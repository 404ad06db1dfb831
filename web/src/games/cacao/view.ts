/** What the server shows of a match of Cacao. */

import type { View } from '../../lib/types'

export interface Tile {
  x: number
  y: number
  jungle?: string
  seat?: number
  tile?: string
  turns?: number
  workers?: number[]
  overbuilt?: boolean
}

export interface SeatOfCacao {
  score: number
  gold: number
  fruits: number
  suns: number
  water: number
  water_value: number
  hand_size: number
  pile_size: number
  hand: Record<string, number> | null
}

export interface CacaoView extends View {
  placed: [number, number] | null
  overbuilding: boolean | null
  ways: Record<string, number[]> | null
  storage: number
  sun_spaces: number
  water_track: number[]
  board: Tile[]
  open: [number, number][]
  display: string[]
  pile: number
  to_come: Record<string, number>
  seats: SeatOfCacao[]
  end: {
    temples: { at: [number, number]; gold: number[] }[]
    seats: { gold: number; temples: number; suns: number; water: number; total: number }[]
    winners: number[]
  } | null
}

export type Square = [x: number, y: number]

export function at(text: string): Square {
  const [x, y] = text.split(',').map(Number)
  return [x ?? 0, y ?? 0]
}

/** Where on the board a decision happens. */
export function squareOf(action: string): Square | null {
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'square' || verb === 'overbuild') return at(rest[0] ?? '')
  if (verb === 'fill') return at(rest[1] ?? '')
  if (verb === 'sell' || verb === 'harvest') return at(rest.at(-2) ?? '')
  return null
}

/** The workers at up, right, down and left of a tile that is turned clockwise. */
export function turned(tile: string, turns: number): number[] {
  const workers = [...tile].map(Number)
  return workers.map((_, side) => workers[(side + 4 - turns) % 4] ?? 0)
}
