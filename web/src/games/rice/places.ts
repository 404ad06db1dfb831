/** Where on the table of Seasons of Rice things happen. */

import type { Entry } from '../../lib/types'

export function onBoard(action: string): boolean {
  return action.startsWith('at ')
}

export function anchorsOf(entry: Entry): string[] {
  const built = (entry.story ?? []).filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-start')
  return built.map((told) => `card-${String(told.seat)}-${String(told.card)}`)
}
