/** How each game is shown: a folder per game, with the same names in each. No rule of a game is in any of them. */

import type { Component } from 'svelte'
import type { Entry, Told, View } from '../lib/types'
import type { GameGuide } from '../table/lessons'
import Bali from './bali/Board.svelte'
import BaliSeat from './bali/Seat.svelte'
import BaliEnd from './bali/End.svelte'
import BaliPiece from './bali/Piece.svelte'
import { flights as baliFlights } from './bali/flights'
import { guide as baliGuide } from './bali/guide'
import * as bali from './bali/words'
import Cacao from './cacao/Board.svelte'
import CacaoSeat from './cacao/Seat.svelte'
import CacaoEnd from './cacao/End.svelte'
import CacaoPiece from './cacao/Piece.svelte'
import { flights as cacaoFlights } from './cacao/flights'
import { guide as cacaoGuide } from './cacao/guide'
import * as cacao from './cacao/words'
import Rice from './rice/Board.svelte'
import RiceSeat from './rice/Seat.svelte'
import RiceEnd from './rice/End.svelte'
import RicePiece from './rice/Piece.svelte'
import { flights as riceFlights } from './rice/flights'
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

/** A piece on its way; the games have words of their own for theirs. */
export interface PieceProps {
  piece: string
  view: View
}

export interface GameShow {
  Board: Component<BoardProps>
  Seat: Component<SeatProps>
  End: Component<{ view: View; names: string[] }>
  Piece: Component<PieceProps>
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
  /** Whether who decided lays it: a hand that carried it there has shown it. */
  laid?: boolean
}

export const GAMES: Record<string, GameShow> = {
  bali: { Board: Bali, Seat: BaliSeat, End: BaliEnd, Piece: BaliPiece, flights: baliFlights, guide: baliGuide, ...bali },
  cacao: { Board: Cacao, Seat: CacaoSeat, End: CacaoEnd, Piece: CacaoPiece, flights: cacaoFlights, guide: cacaoGuide, ...cacao },
  rice: { Board: Rice, Seat: RiceSeat, End: RiceEnd, Piece: RicePiece, flights: riceFlights, guide: riceGuide, ...rice },
}
