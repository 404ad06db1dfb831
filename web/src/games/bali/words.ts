/** Bali in words: the same messages as in the terminal. */

import type { Entry, View } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import type { BaliView } from './view'

export function prompt(shown: View, names: string[]): string {
  const view = shown as BaliView
  if (view.phase === 'over' || view.actor === null) return say('bali-over')
  return say('bali-decide', { phase: view.phase, player: names[view.actor] ?? '', count: view.to_take })
}

const card = (kind: string, count = 1) => say('bali-card', { kind, count })
const good = (kind: string) => say('bali-good', { kind, count: 1 })

export function label(action: string, shown: View): string {
  const view = shown as BaliView
  const [verb = '', ...rest] = action.split(' ')
  const last = rest.at(-1) ?? ''
  const stone = view.costs?.[action] ?? 0
  if (verb === 'pass') return say('bali-choice-pass', { phase: view.phase })
  if (verb === 'buy') return say('bali-choice-buy', { good: good(last), stone })
  if (verb === 'play') {
    const count = rest.length === 2 ? Number(rest[0]) : 1
    return say('bali-choice-play', { card: card(last, count), count, stone })
  }
  if (verb === 'discard') return say('bali-choice-discard', { card: card(last) })
  if (verb === 'take') return say('bali-choice-take', { card: card(view.rows[Number(last) - 1]?.at(-1) ?? ''), row: Number(last) })
  if (verb === 'score') return say('bali-choice-score', { what: last })
  if (verb === 'oracle') return say('bali-choice-look')
  if (verb === 'keep') {
    const place = Number(last)
    const open = String(view.look?.[place - 1]?.open ?? true)
    return say('bali-choice-keep', { good: good(rest[0] ?? ''), place, open })
  }
  return say('bali-choice-good', { verb, good: good(last) })
}

export { label as inWords }

export function onBoard(): boolean {
  return false
}

export function places(entry: Entry): string[] {
  const [verb = '', ...rest] = (entry.text ?? '').split(' ')
  const last = rest.at(-1) ?? ''
  if (verb === 'take') return [`row-${last}`]
  if (verb === 'buy' || verb === 'claim') return [`supply-${last}`, `seat-${entry.seat}`]
  if (verb === 'play') return [`seat-${entry.seat}`]
  return ['sacrifice', 'supply', 'keep', 'oracle'].includes(verb) ? ['altar'] : []
}
