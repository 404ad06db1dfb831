/** Where on the table of Seasons of Rice things happen. */

import type { Entry } from '../../lib/types'

const ON_TABLE = ['ancestor', 'build', 'at', 'row']

/** A river card is chosen in words as well: on a phone its sign may be out of sight. */
export function onTable(action: string): boolean {
  return ON_TABLE.includes(action.split(' ')[0] ?? '')
}

export function anchorsOf(entry: Entry): string[] {
  const built = (entry.story ?? []).filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-start')
  return built.map((told) => `card-${String(told.seat)}-${String(told.card)}`)
}
