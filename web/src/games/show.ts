/** What a game's folder has for the page. Only a board is a must; no rule of a game is in any of it. */

import type { Component } from 'svelte'
import type { Pointing } from '../lib/decides'
import type { Entry, Told, View } from '../lib/types'
import type { GameGuide } from '../table/lessons'

/** What there is to decide, for all that lies on the table. */
export interface Deciding extends Pointing {
  /** The actions that may be chosen now; none while somebody else decides. */
  readonly legal: readonly string[]
  /** What the one that is pointed at would bring about. */
  readonly foreseen: Told[]
  /** Whether a choice is only shown, in a match that is over. */
  readonly showing: boolean
  /** What the server would advise, the best first; none until it is asked. */
  readonly advised: readonly string[]
  /** What a choice says, in words. */
  says(action: string): string
  /** With `then`, a further decision of the same turn is foreseen together with it. */
  point(action: string | null, then?: string | null): void
  undo(): void
}

/** For pictures, and for those who only look on. */
export const NOTHING_TO_DECIDE: Deciding = {
  legal: [],
  pointed: null,
  settled: true,
  foreseen: [],
  showing: false,
  advised: [],
  says: () => '',
  point: () => undefined,
  choose: () => undefined,
  undo: () => undefined,
}

export interface TableProps<V extends View = View> {
  view: V
  names: string[]
  decision: Deciding
}

export interface SeatProps<V extends View = View> {
  decision?: Deciding
  view: V
  seat: number
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

/** The parts of a turn or match, in the words of the table, and which of them is now. */
export interface Step {
  title: string
  state: 'done' | 'now' | 'to come'
}

export interface DeckProps {
  /** A match with these cards. */
  play: (name: string, cards: Record<string, unknown>) => void
}

export interface GameShow<V extends View = View> {
  /** What everybody looks at: it fills the middle of the screen, however large that is. */
  Board: Component<TableProps<V>>
  /** The place in which one sits, behind everything. */
  Scene?: Component
  /** What another seat has, on its plaque below the name. */
  Plaque?: Component<SeatProps<V>>
  /** What lies beside the board for all: supply, display, piles. */
  Supply?: Component<TableProps<V>>
  /** On one's own mat: the numbers at the left, the hand in the middle, all else at the right. */
  Own?: Component<TableProps<V>>
  Hand?: Component<TableProps<V>>
  Things?: Component<TableProps<V>>
  /** What stands in the decision's line beside the choices: turn the tile, lay it. */
  Tools?: Component<TableProps<V>>
  /** Costs and scoring, to look up. */
  Aid?: Component<{ view: V }>
  /** The final scoring, line by line. */
  End?: Component<EndProps<V>>
  Piece?: Component<PieceProps<V>>
  /** The picture on the home page. */
  Cover?: Component
  /** The sign of the game in lists, square. */
  Sign?: Component
  /** What a glance at the match says of the time: the turn, the round, the season. */
  time?: (view: V) => string
  /** What the points are that are still open in the score race. */
  openPoints?: () => string
  steps?: (view: V) => Step[]
  /** Whether an action is chosen on the board, on the mat or in the hand, so that the line need not list it. */
  onTable?: (action: string) => boolean
  /** The places, by their anchors, that an entry of the log speaks of. */
  anchorsOf?: (entry: Entry) => string[]
  /** What moved on the table because of an entry, from where to where. */
  flights?: (entry: Entry, before: V, after: V) => Flight[]
  guide?: GameGuide<V>
  /** Where people write their own cards down; loaded when it is asked for. */
  deck?: () => Promise<Component<DeckProps>>
}
