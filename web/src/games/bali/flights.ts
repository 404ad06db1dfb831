/** What moves on the table of Bali because of a decision, from where to where. */

import type { Entry } from '../../lib/types'
import type { Flight } from '../show'
import type { BaliView } from './view'

export function flights(entry: Entry, before: BaliView): Flight[] {
  const [verb = '', ...rest] = (entry.text ?? '').split(' ')
  const seat = `seat-${entry.seat}`
  const hand = `hand-${entry.seat}`
  const last = rest.at(-1) ?? ''
  if (verb === 'buy') return [{ from: `supply-${last}`, to: seat, piece: `good:${last}`, laid: true }]
  if (verb === 'take') {
    const taken = before.rows[Number(last) - 1]?.at(-1)
    return taken ? [{ from: `row-${last}`, to: hand, piece: `card:${taken}`, laid: true }] : []
  }
  if (verb === 'sacrifice') return [{ from: seat, to: 'altar', piece: `good:${last}`, laid: true }]
  if (verb === 'supply') return [{ from: `supply-${last}`, to: 'altar', piece: `good:${last}` }]
  if (verb === 'claim') return [{ from: `supply-${last}`, to: seat, piece: `good:${last}` }]
  if (verb === 'keep') return [{ from: 'altar', to: seat, piece: `good:${rest[0]}` }]
  if (verb === 'play') return [{ from: hand, to: `laid-${entry.seat}`, piece: `card:${last}`, laid: true }]
  return []
}
