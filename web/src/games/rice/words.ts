/** Seasons of Rice in words: the same messages as in the terminal. */

import type { Entry, View } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import type { CardShown, RiceView } from './view'

export function prompt(shown: View, names: string[]): string {
  const view = shown as RiceView
  if (view.phase === 'over' || view.actor === null) return say('rice-over')
  const card = view.seats[view.actor]?.choice?.build ?? 0
  return say('rice-decide', { phase: view.phase, player: names[view.actor] ?? '', card, season: view.season })
}

export function label(action: string, shown: View): string {
  const view = shown as RiceView
  const [verb = '', first = '', second = ''] = action.split(' ')
  if (verb === 'at') return say('rice-choice-at', { at: first.replace(',', ', ').replaceAll('-', '−'), orientation: second })
  if (verb === 'pass') return say('rice-choice-pass')
  if (verb === 'river') return say('rice-river', { symbol: view.river?.[Number(first) - 1] ?? '' })
  if (verb === 'ancestor') {
    const hand = view.seats[view.seat ?? 0]?.hand ?? []
    const other = hand.find((card) => card !== Number(first)) ?? 0
    return say('rice-choice-ancestor', { name: view.cards[Number(first) - 1]?.ancestor.name ?? '', card: other })
  }
  return say('rice-choice-card', { verb, card: Number(first) })
}

export function inWords(action: string, view: View): string {
  return say('rice-web-in-words', { verb: action.split(' ')[0] ?? '', choice: label(action, view) })
}

export function effectOf(card: CardShown): string {
  const { effect: what, points, limit } = card.ancestor
  return say('rice-effect', { effect: what, points, limit })
}

export function onBoard(action: string): boolean {
  return /^at /.test(action)
}

export function places(entry: Entry): string[] {
  const built = (entry.story ?? []).filter((told) => told.say === 'rice-log-build' || told.say === 'rice-log-start')
  return built.map((told) => `card-${String(told['seat'])}-${String(told['card'])}`)
}
