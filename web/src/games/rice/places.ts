/** Where on the table of Seasons of Rice things happen. */

import type { Entry } from '../../lib/types'
import { say, tell } from '../../lib/words.svelte'
import type { RiceView } from './view'

const ON_TABLE = ['ancestor', 'build', 'at', 'row']

/** A river card is chosen in words as well: on a phone its sign may be out of sight. */
export function onTable(action: string): boolean {
  return ON_TABLE.includes(action.split(' ')[0] ?? '')
}

export function anchorsOf(entry: Entry): string[] {
  const built = (entry.story ?? []).filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-start')
  return built.map((told) => `card-${String(told.seat)}-${String(told.card)}`)
}

/** What the signs at the bank of a seat stand for, from its left. */
export function signsOf(view: RiceView, seat: number): string[] | undefined {
  return view.seats[seat]?.river?.map(({ front }) => (view.river_turned ? say('rice-aid-backs') : tell(front, [])))
}
