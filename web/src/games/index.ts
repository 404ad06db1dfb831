/** How each game is shown: a folder per game, with the same names in each. No rule of a game is in any of them. */

import type { Component } from 'svelte'
import type { Entry, Told, View } from '../lib/types'
import type { GameGuide } from '../table/lessons'
import Bali from './bali/Board.svelte'
import BaliSeat from './bali/Seat.svelte'
import BaliEnd from './bali/End.svelte'
import { guide as baliGuide } from './bali/guide'
import * as bali from './bali/words'
import Cacao from './cacao/Board.svelte'
import CacaoSeat from './cacao/Seat.svelte'
import CacaoEnd from './cacao/End.svelte'
import { guide as cacaoGuide } from './cacao/guide'
import * as cacao from './cacao/words'
import Rice from './rice/Board.svelte'
import RiceSeat from './rice/Seat.svelte'
import RiceEnd from './rice/End.svelte'
import { guide as riceGuide } from './rice/guide'
import * as rice from './rice/words'

export interface Deciding {
  view: View
  /** The decision that is pointed at, on the board or among the buttons. */
  pointed: string | null
  /** Whether the viewer may decide now. */
  deciding: boolean
  /** Whether the one pointed at is only shown, in a match that is over. */
  showing?: boolean
  /** A further decision of the same turn may be foreseen with it. */
  point: (action: string | null, then?: string | null) => void
  choose: (action: string) => void
}

export interface BoardProps extends Deciding {
  names: string[]
  /** What the decision that is pointed at would bring about. */
  foreseen: Told[]
  undo: () => void
}

/** A seat in a picture has nothing to decide. */
export interface SeatProps extends Partial<Deciding> {
  view: View
  seat: number
}

export interface GameShow {
  Board: Component<BoardProps>
  Seat: Component<SeatProps>
  End: Component<{ view: View; names: string[] }>
  prompt: (view: View, names: string[]) => string
  label: (action: string, view: View) => string
  /** The same away from the question that it answers. */
  inWords: (action: string, view: View) => string
  /** Whether a decision is a place on the board, which a list of numbers would only hide. */
  onBoard: (action: string) => boolean
  /** What moved on the table because of an entry, from where to where. */
  flights: (entry: Entry, before: View, after: View) => Flight[]
  guide: GameGuide
  /** The places, by their anchors, that an entry of the log speaks of. */
  places: (entry: Entry) => string[]
}

export interface Flight {
  from: string
  to: string
  piece: string
}

export const GAMES: Record<string, GameShow> = {
  bali: { Board: Bali, Seat: BaliSeat, End: BaliEnd, guide: baliGuide, ...bali },
  cacao: { Board: Cacao, Seat: CacaoSeat, End: CacaoEnd, guide: cacaoGuide, ...cacao },
  rice: { Board: Rice, Seat: RiceSeat, End: RiceEnd, guide: riceGuide, ...rice },
}
