/** Where on the table of Bali things happen. */

import type { Entry } from '../../lib/types'

export function anchorsOf(entry: Entry): string[] {
  const [verb = '', ...rest] = (entry.text ?? '').split(' ')
  const last = rest.at(-1) ?? ''
  if (verb === 'take') return [`row-${last}`]
  if (verb === 'buy' || verb === 'claim') return [`supply-${last}`, `seat-${entry.seat}`]
  if (verb === 'play') return [`laid-${entry.seat}`]
  return ['sacrifice', 'supply', 'keep', 'oracle'].includes(verb) ? ['altar'] : []
}
