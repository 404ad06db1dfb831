/** What moves on the table of Seasons of Rice because of a decision, from where to where. */

import type { Entry } from '../../lib/types'
import type { Flight } from '../show'
import type { RiceView } from './view'

/** Choices are secret until both have chosen; then both cards lie there at once, one's own where its ghost lay. */
export function flights(entry: Entry, before: RiceView, after: RiceView): Flight[] {
  const from = (card: number, seat: number) => (before.dry_row.includes(card) ? 'dry-row' : seat === after.seat ? 'hand' : `seat-${seat}`)
  const story = entry.story ?? []
  const flying = story.filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-row').map((told): Flight => {
    const [seat, card] = [Number(told.seat), Number(told.card)]
    const to = told.say === 'rice-log-row' ? 'dry-row' : `card-${seat}-${card}`
    return { from: from(card, seat), to, piece: `face:${card}`, laid: seat === after.seat }
  })
  if (story.some((told) => told.say === 'rice-log-swap')) {
    const [one, other] = after.seat === null ? ['seat-0', 'seat-1'] as const : ['hand', `seat-${1 - after.seat}`] as const
    flying.push({ from: one, to: other, piece: 'back' }, { from: other, to: one, piece: 'back' })
  }
  return flying
}
