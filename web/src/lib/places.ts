/** Places on a board, and which of them the arrow keys lead to. */

export type Spot = readonly [x: number, y: number]

const WAYS: Record<string, Spot> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }

/** The place that an arrow key leads to: what lies straight ahead comes before what is nearer but aside. */
export function toward(key: string, from: Spot, spots: Spot[]): number | null {
  const way = WAYS[key]
  if (!way) return null
  let best: number | null = null
  let least = Infinity
  spots.forEach(([x, y], number) => {
    const [across, down] = [x - from[0], y - from[1]]
    const ahead = across * way[0] + down * way[1]
    const aside = Math.abs(across * way[1] + down * way[0])
    const far = ahead + 2 * aside
    if (ahead > 0 && far < least) [best, least] = [number, far]
  })
  return best
}
