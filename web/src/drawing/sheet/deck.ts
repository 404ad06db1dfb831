/** The cards of Seasons of Rice as the view would tell them, from the deck itself. */

import deck from '../../../../src/subak/games/rice/deck.json'
import type { Cell, Spot } from '../../games/rice/pieces/lattice'

/** Upright at an even and at an odd corner, then lying. */
const TURNS: ((u: number, v: number, size: 0 | 1) => [number, number])[] = [
  (u, v) => [u, v],
  (u, v, size) => [1 + size - u, 2 + size - v],
  (u, v, size) => [v, 1 + size - u],
  (u, v, size) => [2 + size - v, u],
]

function faced(number: number) {
  const { paths, features } = deck.faces[number]!
  return TURNS.map((turn) => ({
    cells: Array.from(paths).map((sign, place): Cell => [...turn(place % 2, Math.floor(place / 2), 0), sign === '#']),
    features: Object.entries(features).map(([at, kind]): Spot => {
      const [u = 0, v = 0] = at.split(',').map(Number)
      return [...turn(u, v, 1), kind ?? '']
    }),
  }))
}

export const DECK = deck.ancestors.map(({ no, name }, number) => ({ no, name, turns: faced(number) }))
