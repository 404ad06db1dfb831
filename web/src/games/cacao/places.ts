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

/** What is decided by letting go of a piece at a point of the window. */
export function placeAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]')?.dataset.place
}

/** Every decision of Cacao has its place: a square, a tile of the hand, an edge. */
export function onTable(action: string): boolean {
  return /^(square|overbuild|tile|fill|sell|harvest) /.test(action)
}

/** What workers would bring at a place. */
export interface Gain {
  seat: number
  at: Square
  what: 'fruits' | 'gold' | 'suns' | 'water' | 'temple'
  count: number
}

/** What is foreseen, place by place; a sale is told by its gold. */
export function gainsIn(story: Told[]): Gain[] {
  return story.filter((told) => told.say === 'cacao-there').map((told) => {
    const { what, count, gold } = told.gain as Told
    const sale = what === 'sale'
    return { seat: Number(told.seat), at: at(String(told.at)), what: sale ? 'gold' : (what as Gain['what']), count: Number(sale ? gold : count) }
  })
}

/** An edge of a worker tile that works: the jungle beside it, and the ways to work there. */
export interface Edge {
  square: Square
  side: string
  actions: string[]
}

const SIDES: Record<string, Square> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }

/** The jungle square that an edge faces. */
export function jungleBeside({ square, side }: Edge): string {
  const [across, down] = SIDES[side] ?? [0, 0]
  return [square[0] + across, square[1] + down].join()
}

export function edgesIn(legal: readonly string[]): Edge[] {
  const edges = new Map<string, Edge>()
  for (const action of legal.filter((one) => /^(sell|harvest) /.test(one))) {
    const [square = '', side = ''] = action.split(' ').slice(-2)
    const edge = edges.get(`${square} ${side}`) ?? { square: at(square), side, actions: [] }
    edge.actions.push(action)
    edges.set(`${square} ${side}`, edge)
  }
  return [...edges.values()]
}

/** The squares that are spoken of, each once. */
export function squaresIn(story: Told[]): Square[] {
  const squares = story.flatMap((told) => [told.at, told.squares]).filter((part) => typeof part === 'string')
  return [...new Set(squares.flatMap((part) => part.split(' ')))].map(at)
}

export function anchorsOf(entry: Entry): string[] {
  const square = squareOf(entry.text ?? '')
  return [...(square ? [square] : []), ...squaresIn(entry.story ?? [])].map((one) => `square-${one.join()}`)
}
