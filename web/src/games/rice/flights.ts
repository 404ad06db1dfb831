/** What moves on the table of Seasons of Rice because of a decision, from where to where. */

import type { Entry, View } from '../../lib/types'
import type { Flight } from '../index'
import type { RiceView } from './view'

/** Choices are made in secret and lie there at once when both have chosen; one's own card lies as a ghost where it will be. */
export function flights(entry: Entry, shownBefore: View, shownAfter: View): Flight[] {
  const before = shownBefore as RiceView
  const after = shownAfter as RiceView
  const from = (card: number, seat: number) => (before.dry_row.includes(card) ? 'dry-row' : seat === after.seat ? 'hand' : `seat-${seat}`)
  const story = entry.story ?? []
  const flying = story.filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-row').map((told): Flight => {
    const [seat, card] = [Number(told['seat']), Number(told['card'])]
    const to = told.say === 'rice-log-row' ? 'dry-row' : `card-${seat}-${card}`
    return { from: from(card, seat), to, piece: `face:${card}`, laid: seat === after.seat }
  })
  if (story.some((told) => told.say === 'rice-log-swap')) {
    const sides = after.seat === null ? ['seat-0', 'seat-1'] : ['hand', `seat-${1 - after.seat}`]
    flying.push({ from: sides[0]!, to: sides[1]!, piece: 'back' }, { from: sides[1]!, to: sides[0]!, piece: 'back' })
  }
  return flying
}
