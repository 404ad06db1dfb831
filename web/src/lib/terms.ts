/** The terms of a table as somebody last chose them: kept for each game, so that it can be played again with one click. */

import type { GameShown, NewTable } from './types'

export const AGAINST = ['bots', 'friends', 'anybody'] as const
export type Against = (typeof AGAINST)[number]

/** Who begins: by lot, whoever lost the last match, or a place; the own is 0. */
export type Begins = 'lot' | 'loser' | number

export interface Terms {
  players: number
  against: Against
  /** Of the bots. */
  level: string
  options: Record<string, boolean>
  /** For each move among people; 0 is a live match. */
  days: number
  hints: boolean
  begins: Begins
  /** Whether a guide explains each decision. */
  guided: boolean
}

export const DAYS = [0, 1, 2, 3, 7]
const NAME = 'subak-choices'
const USUAL: Omit<Terms, 'players'> = { against: 'bots', level: 'sprout', options: {}, days: 0, hints: true, begins: 'lot', guided: false }

function kept(): Record<string, Partial<Terms>> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Partial<Terms>>
  } catch {
    return {}
  }
}

/** As last time, as far as the game still has it. */
export function lastTerms(game: GameShown): Terms {
  const terms = { ...USUAL, players: game.players[0]!, ...kept()[game.name] }
  const options = Object.fromEntries(Object.entries(terms.options).filter(([option]) => game.options.includes(option)))
  return { ...terms, options, players: game.players.includes(terms.players) ? terms.players : game.players[0]! }
}

export function keepTerms(game: string, terms: Terms) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...kept(), [game]: terms }))
  } catch {
    // Without storage the next match is the usual one.
  }
}

/** Who may be chosen to begin: bots are all alike, so one stands for them. */
export function beginners({ players, against }: Terms): Begins[] {
  const others = against === 'bots' ? 1 : players - 1
  return ['lot', 0, ...Array.from({ length: others }, (_, place) => place + 1), 'loser']
}

export function tableFor(game: GameShown, terms: Terms): NewTable {
  const { players, against, level, options, hints } = terms
  const begins = !game.together && beginners(terms).includes(terms.begins) ? terms.begins : 'lot'
  const other = against === 'bots' ? ({ kind: 'bot', level } as const) : ({ kind: 'person' } as const)
  const seats = [{ kind: 'me' } as const, ...Array.from({ length: players - 1 }, () => other)]
  const chosen = Object.fromEntries(Object.entries(options).filter(([, on]) => on))
  const table = { game: game.name, seats, options: chosen, hints, begins }
  if (against === 'bots') return table
  return { ...table, public: against === 'anybody', days: terms.days || null }
}
