/** What somebody chose for a match: kept for each game, so that it can be played again with one click. */

import type { GameShown, NewTable } from './types'

export const AGAINST = ['bots', 'friends', 'anybody'] as const
export type Against = (typeof AGAINST)[number]

/** Who begins: by lot, whoever lost the last match, or a place; the own is 0. */
export type Begins = 'lot' | 'loser' | number

export interface Choice {
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
const USUAL: Omit<Choice, 'players'> = { against: 'bots', level: 'sprout', options: {}, days: 0, hints: true, begins: 'lot', guided: false }

function kept(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Partial<Choice>>
  } catch {
    return {}
  }
}

/** As last time, as far as the game still has it. */
export function lastChoice(game: GameShown): Choice {
  const choice = { ...USUAL, players: game.players[0]!, ...kept()[game.name] }
  const options = Object.fromEntries(Object.entries(choice.options).filter(([option]) => game.options.includes(option)))
  return { ...choice, options, players: game.players.includes(choice.players) ? choice.players : game.players[0]! }
}

export function keepChoice(game: string, choice: Choice) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...kept(), [game]: choice }))
  } catch {
    // Without storage the next match is the usual one.
  }
}

/** Who may be chosen to begin: bots are all alike, so one stands for them. */
export function beginners({ players, against }: Choice): Begins[] {
  const others = against === 'bots' ? 1 : players - 1
  return ['lot', 0, ...Array.from({ length: others }, (_, place) => place + 1), 'loser']
}

export function tableFor(game: GameShown, choice: Choice): NewTable {
  const { players, against, level, options, hints } = choice
  const begins = !game.together && beginners(choice).includes(choice.begins) ? choice.begins : 'lot'
  const other = against === 'bots' ? ({ kind: 'bot', level } as const) : ({ kind: 'person' } as const)
  const seats = [{ kind: 'me' } as const, ...Array.from({ length: players - 1 }, () => other)]
  const chosen = Object.fromEntries(Object.entries(options).filter(([, on]) => on))
  const table = { game: game.name, seats, options: chosen, hints, begins }
  if (against === 'bots') return table
  return { ...table, public: against === 'anybody', days: choice.days || null }
}
