/** What the server shows of a match of Bali. */

import type { View } from '../../lib/types'

export const GOODS = ['rice', 'peanut', 'banana', 'pepper'] as const
export const CARDS = [...GOODS, 'mason', 'priest', 'shrine'] as const
export type Good = (typeof GOODS)[number]
export type Card = (typeof CARDS)[number] | 'oracle'

export interface SeatOfBali {
  stone: number
  points: number
  /** What is sure: all but the goods. */
  score: number
  display: Record<Card, number>
  hand_size: number
  hand: Record<Card, number> | null
  goods: Record<Good, number> & { given: number; kept: number }
  goods_size: number
}

export interface BaliView extends View {
  to_take: number
  scored: Card | null
  rows: Card[][]
  pile: number
  demon: number | null
  supply: Record<Good, number>
  altar: { size: number; top: Good | 'hidden' | null; counts: Record<Good, number> | null }
  seats: SeatOfBali[]
  costs: Record<string, number> | null
  look: { good: Good; open: boolean }[] | null
  end: {
    values: Record<Good, number>
    seats: { points: number; shrines: number; stone: number; goods: number; total: number }[]
    winners: number[]
  } | null
}
