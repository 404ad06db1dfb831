/** What a choice that is pointed at would bring, read from what the server tells of it. */

import type { Told } from '../../lib/types'
import type { Card, Good } from './view'

export interface Change {
  seat: number
  what: 'stone' | 'points' | Good
  /** More or fewer of it. */
  by: number
}

export function changes(told: readonly Told[]): Change[] {
  return told.flatMap((one) => changesOf(one)).filter(({ by }) => by !== 0)
}

function changesOf(told: Told): Change[] {
  const seat = told.seat as number
  const number = (detail: string) => Number(told[detail])
  switch (told.say) {
    case 'bali-log-gains-stone':
      return [{ seat, what: 'stone', by: number('count') }]
    case 'bali-log-gains-points':
      return [{ seat, what: 'points', by: number('count') }]
    case 'bali-log-gains-goods':
      return [{ seat, what: kindOf(told.good) as Good, by: number('count') }]
    case 'bali-log-buy':
      return [{ seat, what: 'stone', by: -number('stone') }, { seat, what: kindOf(told.good) as Good, by: 1 }]
    case 'bali-log-play':
      return [{ seat, what: 'stone', by: -number('stone') }]
    case 'bali-log-sacrifice':
    case 'bali-log-sacrifice-face-down':
      return [{ seat, what: kindOf(told.good) as Good, by: -1 }]
    case 'bali-log-claim':
    case 'bali-log-keep':
      return [{ seat, what: kindOf(told.good) as Good, by: 1 }]
    default:
      return []
  }
}

/** The card that would be scored. */
export function scoredOf(told: readonly Told[]): Card | undefined {
  const scores = told.find(({ say }) => say === 'bali-log-scores')
  return scores && (kindOf(scores.card) as Card)
}

/** The row that the demon would go to. */
export function demonOf(told: readonly Told[]): number | undefined {
  return told.find(({ say }) => say === 'bali-log-demon')?.row as number | undefined
}

function kindOf(told: unknown): string {
  return String((told as Told).kind)
}

/** With its sign, as one writes it. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
}
