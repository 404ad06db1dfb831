/** What a game's folder has for the page. Only a board is a must; no rule of a game is in any of it. */

import type { Component } from 'svelte'
import type { Pointing } from '../lib/decides'
import type { Entry, Told, View } from '../lib/types'
import type { GameGuide } from '../table/lessons'

/** What there is to decide, for boards and seats. */
export interface Deciding extends Pointing {
  /** The actions that may be chosen now; none while somebody else decides. */
  readonly legal: readonly string[]
  /** What the one that is pointed at would bring about. */
  readonly foreseen: Told[]
  /** Whether a choice is only shown, in a match that is over. */
  readonly showing: boolean
  /** What a choice says, in words. */
  says(action: string): string
  /** With `then`, a further decision of the same turn is foreseen together with it. */
  point(action: string | null, then?: string | null): void
  undo(): void
}

/** For pictures, and for seats that only look on. */
export const NOTHING_TO_DECIDE: Deciding = {
  legal: [],
  pointed: null,
  foreseen: [],
  showing: false,
  says: () => '',
  point: () => undefined,
  choose: () => undefined,
  undo: () => undefined,
}

export interface BoardProps<V extends View = View> {
  view: V
  names: string[]
  decision: Deciding
}

export interface SeatProps<V extends View = View> {
  view: V
  seat: number
  decision?: Deciding
}

export interface EndProps<V extends View = View> {
  view: V
  names: string[]
}

/** A piece on its way; the games have words of their own for theirs. */
export interface PieceProps<V extends View = View> {
  piece: string
  view: V
}

export interface Flight {
  from: string
  to: string
  piece: string
  /** Whether the player lays it down: one who carried it there by hand has seen that already. */
  laid?: boolean
}

export interface GameShow<V extends View = View> {
  Board: Component<BoardProps<V>>
  Seat?: Component<SeatProps<V>>
  /** The final scoring, line by line. */
  End?: Component<EndProps<V>>
  Piece?: Component<PieceProps<V>>
  /** The picture on the home page. */
  Cover?: Component
  /** Whether an action is a place on the board, which says more there than in a list. */
  onBoard?: (action: string) => boolean
  /** The places, by their anchors, that an entry of the log speaks of. */
  anchorsOf?: (entry: Entry) => string[]
  /** What moved on the table because of an entry, from where to where. */
  flights?: (entry: Entry, before: V, after: V) => Flight[]
  guide?: GameGuide<V>
}
