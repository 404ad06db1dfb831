/** Cacao in words: the same messages as in the terminal. */

import type { Entry, Told, View } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { squareOf, type Square } from './view'

export function prompt(view: View, names: string[]): string {
  if (view.phase === 'over' || view.actor === null) return say('cacao-over')
  return say('cacao-decide', { phase: view.phase, player: names[view.actor] ?? '' })
}

export function label(action: string): string {
  const [verb = '', ...rest] = action.split(' ')
  const [first = '', second = '', third = ''] = rest
  if (verb === 'tile') return say('cacao-choice-tile', { tile: [...first].join('-'), turns: Number(second[1]) })
  if (verb === 'fill') return say('cacao-choice-fill', { jungle: say('cacao-jungle', { kind: first }), at: second })
  if (verb === 'harvest') return say('cacao-choice-harvest', { at: first, side: second })
  if (verb === 'sell') return say('cacao-choice-sell', { count: Number(first), at: second, side: third })
  return say('cacao-choice-square', { verb, at: first })
}

export function inWords(action: string): string {
  return say('cacao-web-in-words', { verb: action.split(' ')[0] ?? '', choice: label(action) })
}

export function onBoard(action: string): boolean {
  return /^(square|overbuild|tile) /.test(action)
}

/** The squares that are spoken of, each once. */
export function squaresIn(story: Told[]): Square[] {
  const parts = story.flatMap((told) => [told, ...Object.values(told).flat().filter((part): part is Told => typeof part === 'object' && part !== null)])
  const squares = parts.filter((part) => part.say === 'cacao-at').map((part): Square => [Number(part['x']), Number(part['y'])])
  return squares.filter((one, number) => squares.findIndex((other) => other.join() === one.join()) === number)
}

export function places(entry: Entry): string[] {
  const square = squareOf(entry.text ?? '')
  return [...(square ? [square] : []), ...squaresIn(entry.story ?? [])].map((one) => `square-${one.join()}`)
}
