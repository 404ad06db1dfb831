/** Where things are on a farm, drawn at 100 to a cell. Plots have their middle on an even corner; a diagonal joins the odd ones. */

export type Point = readonly [x: number, y: number]
export type Cell = readonly [x: number, y: number, path: boolean]
export type Spot = readonly [x: number, y: number, feature: string]
export type FeatureKind = 'farmer' | 'buffalo' | 'house'

export interface Laid {
  x: number
  y: number
  lying: boolean
}

export const CELL = 100

const even = (x: number, y: number) => (x + y) % 2 === 0

/** The two odd corners of a cell. */
const ends = (x: number, y: number): readonly [Point, Point] => (even(x, y) ? [[x + 1, y], [x, y + 1]] : [[x, y], [x + 1, y + 1]])

/** The plots that a cell is a part of. */
export const plotsOf = (x: number, y: number): readonly [Point, Point] => (even(x, y) ? [[x, y], [x + 1, y + 1]] : [[x + 1, y], [x, y + 1]])

export function diagonal([x, y]: Cell): string {
  const [[a, b], [c, d]] = ends(x, y)
  return `M${a * CELL} ${b * CELL}L${c * CELL} ${d * CELL}`
}

/** The half of a cell that belongs to a plot. */
function triangle(x: number, y: number, plot: Point): string {
  const [[a, b], [c, d]] = ends(x, y)
  return `M${a * CELL} ${b * CELL}L${c * CELL} ${d * CELL}L${plot[0] * CELL} ${plot[1] * CELL}Z`
}

/** What is drawn of every plot: the halves of the cells around it. */
export function groundOf(cells: readonly Cell[]): { plot: Point; path: string }[] {
  const drawn = new Map<string, { plot: Point; path: string }>()
  for (const [x, y] of cells)
    for (const plot of plotsOf(x, y)) {
      const before = drawn.get(plot.join())
      drawn.set(plot.join(), { plot, path: (before?.path ?? '') + triangle(x, y, plot) })
    }
  return [...drawn.values()]
}

export const sizeOf = ({ lying }: Laid) => (lying ? { width: 3, height: 2 } : { width: 2, height: 3 })

/** The middle of a card, in cells. */
export function middleOf(card: Laid): Point {
  const { width, height } = sizeOf(card)
  return [card.x + width / 2, card.y + height / 2]
}

const WIDE = { farmer: 86, buffalo: 104, house: 96 }

/** Whole in its own plot; in a half plot smaller, and inside the half that it is printed on, so that two can share a plot. */
export function standing(card: Laid, features: readonly Spot[]) {
  const { width, height } = sizeOf(card)
  return features.map(([x, y, feature]) => {
    const kind = feature as FeatureKind
    const right = x === card.x ? 1 : x === card.x + width ? -1 : 0
    const down = right ? 0 : y === card.y ? 1 : y === card.y + height ? -1 : 0
    const whole = !right && !down
    const tall = whole ? 96 : 62
    const wide = (tall * WIDE[kind]) / 90
    return { kind, x: x * CELL + right * 40 - wide / 2, y: y * CELL + down * 40 - tall / 2 - (whole ? 2 : 0), width: wide, height: tall }
  })
}

/** Where a field's medal stands: in a plot where nothing stands, else between two plots or in a corner, as far from all that stands there as can be. */
export function medalAt(plots: readonly Point[], standing: readonly Point[]): Point {
  const joints = plots.flatMap(([x, y], first) =>
    plots.slice(first + 1).flatMap(([u, v]): Point[] => (Math.abs(x - u) === 1 && Math.abs(y - v) === 1 ? [[(x + u) / 2, (y + v) / 2]] : [])),
  )
  const corners = plots.flatMap(([x, y]): Point[] => [[x, y - 0.55], [x + 0.55, y], [x - 0.55, y], [x, y + 0.55]])
  const distance = ([x, y]: Point) => Math.min(9, ...standing.map(([u, v]) => Math.hypot(x - u, y - v)))
  const free = plots.filter((plot) => distance(plot) >= 0.8)
  const best = (free.length ? free : [...joints, ...plots, ...corners]).reduce<Point | undefined>((first, next) => (first && distance(first) >= distance(next) ? first : next), undefined)
  return best ?? [0, 0]
}
