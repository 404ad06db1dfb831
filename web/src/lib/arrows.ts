/** Which place on a board an arrow key leads to. */

export type Spot = readonly [x: number, y: number]

const DIRECTIONS: Record<string, Spot> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }

/** The place that an arrow key leads to: what lies straight ahead comes before what is nearer but aside. */
export function toward(key: string, from: Spot, spots: Spot[]): number | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  let best: number | null = null
  let least = Infinity
  spots.forEach(([x, y], number) => {
    const [across, down] = [x - from[0], y - from[1]]
    const ahead = across * direction[0] + down * direction[1]
    const aside = Math.abs(across * direction[1] + down * direction[0])
    const far = ahead + 2 * aside
    if (ahead > 0 && far < least) [best, least] = [number, far]
  })
  return best
}
