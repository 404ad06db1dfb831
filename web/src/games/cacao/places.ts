/** Where on the board of Cacao things happen. */

import type { Entry, Told } from '../../lib/types'
import type { Square } from './view'

export function at(text: string): Square {
  const [x, y] = text.split(',').map(Number)
  return [x ?? 0, y ?? 0]
}

/** Where on the board a decision happens. */
export function squareOf(action: string): Square | null {
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'square' || verb === 'overbuild') return at(rest[0] ?? '')
  if (verb === 'fill') return at(rest[1] ?? '')
  if (verb === 'sell' || verb === 'harvest') return at(rest.at(-2) ?? '')
  return null
}

export function onBoard(action: string): boolean {
  return /^(square|overbuild|tile) /.test(action)
}

/** The squares that are spoken of, each once. */
export function squaresIn(story: Told[]): Square[] {
  const parts = story.flatMap((told) => [told, ...Object.values(told).flat().filter((part): part is Told => typeof part === 'object' && part !== null)])
  const squares = parts.filter((part) => part.say === 'cacao-at').map((part): Square => [Number(part.x), Number(part.y)])
  return squares.filter((one, number) => squares.findIndex((other) => other.join() === one.join()) === number)
}

export function anchorsOf(entry: Entry): string[] {
  const square = squareOf(entry.text ?? '')
  return [...(square ? [square] : []), ...squaresIn(entry.story ?? [])].map((one) => `square-${one.join()}`)
}
