/** What the server shows of a match of Bali. Written by tools/write_types.py. */

import type { Told, View } from '../../lib/types'

export type Card = 'rice' | 'peanut' | 'banana' | 'pepper' | 'mason' | 'priest' | 'shrine' | 'oracle'

export type Playable = 'rice' | 'peanut' | 'banana' | 'pepper' | 'mason' | 'priest' | 'shrine'

export type Good = 'rice' | 'peanut' | 'banana' | 'pepper'

export interface GoodLaid {
  /** none from the supply */
  by: number | null
  laid: Good | 'hidden'
  open: boolean
}

export interface GoodSeen {
  good: Good
  open: boolean
}

export interface GoodKept {
  by: number | null
  kept: Good | 'hidden'
  /** from the top, counted from 1 */
  place: number | null
  /** of the altar then */
  top: Good | 'hidden' | null
  seen: GoodSeen[] | null
}

export interface Altar {
  size: number
  top: Good | 'hidden' | null
  /** at the end */
  counts: Record<Good, number> | null
  /** all that happened, in order */
  memory: (GoodLaid | GoodKept)[]
}

/** All that can be counted; and how many goods of unknown kind were since given to the altar and kept from it. */
export interface GoodsOfSeat {
  rice: number
  peanut: number
  banana: number
  pepper: number
  given: number
  kept: number
}

export interface SeatOfBali {
  stone: number
  points: number
  /** what is sure: all but the goods */
  score: number
  /** the cards in front of the player */
  display: Record<Playable, number>
  hand_size: number
  hand: Record<Playable, number> | null
  /** the kind that is not in the starting set */
  lacks: Good | null
  goods: GoodsOfSeat | null
  goods_size: number
}

export interface EndOfSeat {
  points: number
  shrines: number
  stone: number
  goods: number
  total: number
}

export interface End {
  values: Record<Good, number>
  seats: EndOfSeat[]
  winners: number[]
}

export interface BaliView extends View {
  to_take: number
  scored: Card | null
  rows: Playable[][]
  pile: number
  /** the row it blocks, counted from 1 */
  demon: number | null
  supply: Record<Good, number>
  altar: Altar
  seats: SeatOfBali[]
  /** in stone, of the legal actions that cost any */
  costs: Record<string, number> | null
  /** in stone, what goods cost the reader's seat until the end */
  prices: Record<Good, number> | null
  /** the cards in the hand that cannot be played now, and why */
  barred: Record<string, Told> | null
  look: GoodSeen[] | null
  end: End | null
}
