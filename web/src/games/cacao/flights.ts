/** What moves on the table of Cacao because of a decision, from where to where. */

import type { Entry } from '../../lib/types'
import type { Flight } from '../show'
import { squareOf } from './places'
import type { CacaoView } from './view'

/** The tile that was laid, then what the work brought each seat. */
export function flights(entry: Entry, before: CacaoView, after: CacaoView): Flight[] {
  const [verb = '', first = ''] = (entry.text ?? '').split(' ')
  const at = squareOf(entry.text ?? '') ?? before.placed
  if (!at || verb === 'square' || verb === 'overbuild') return []
  const square = `square-${at.join()}`
  const flying: Flight[] = []
  const laid = after.board.find((one) => one.x === at[0] && one.y === at[1])
  if (verb === 'fill') flying.push({ from: 'display', to: square, piece: `jungle:${first}`, laid: true })
  if (verb === 'tile' && laid && 'workers' in laid) flying.push({ from: `seat-${entry.seat}`, to: square, piece: `worker:${laid.workers.join('')}:${entry.seat}`, laid: true })
  if (verb === 'sell' && first !== '0') flying.push({ from: `seat-${entry.seat}`, to: square, piece: `fruits:${first}` })
  for (const [seat, own] of after.seats.entries()) {
    for (const kind of ['fruits', 'gold', 'suns', 'water'] as const) {
      const more = own[kind] - (before.seats[seat]?.[kind] ?? 0)
      if (more > 0) flying.push({ from: square, to: `seat-${seat}`, piece: `${kind}:${more}` })
    }
  }
  return flying
}
