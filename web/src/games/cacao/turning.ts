/** How the board is looked at: as it was laid, or turned by a quarter clockwise, so that it fills a window of another shape. */

import type { Box } from '../../lib/viewport.svelte'
import type { Edge } from './places'
import type { Square, Workers } from './view'

const NEXT: Record<string, string> = { up: 'right', right: 'down', down: 'left', left: 'up' }
const WORTH = 1.15 // so much larger tiles are worth a turn

export const turnedSquare = ([x, y]: Square): Square => [-y - 1, x]

export const turnedWorkers = ([up, right, down, left]: Workers): Workers => [left, up, right, down]

export const turnedEdge = (edge: Edge): Edge => ({ ...edge, square: turnedSquare(edge.square), side: NEXT[edge.side] ?? edge.side })

/** Whether something of this shape would be larger in a window if it lay turned. */
export function betterTurned({ width, height }: Pick<Box, 'width' | 'height'>, window: { width: number; height: number }): boolean {
  const fits = (across: number, down: number) => Math.min(window.width / across, window.height / down)
  return fits(height, width) > WORTH * fits(width, height)
}
