/** The card that is being built, which hand, farm and tools share: how it is held, and where it may lie. */

import { tick } from 'svelte'
import type { Deciding } from '../show'
import { middleOf, type Point } from './pieces/lattice'
import type { Laid, RiceView } from './view'

interface Picking {
  lying: boolean
  /** Whether fingers play here: a finger cannot hover, so it builds with a second tap or a button. */
  finger: boolean
  /** The card to take up as soon as the one before is put back. */
  instead: number | null
  /** The point of the farm at a point of the window, in cells; null beside it. */
  spot: (x: number, y: number) => Point | null
}

export const picking: Picking = $state({ lying: false, finger: matchMedia('(pointer: coarse)').matches, instead: null, spot: () => null })

export type Place = [action: string, laid: Laid]

/** All places that may be chosen now, however the card lies there. */
export function placesOf(view: RiceView, decision: Deciding): Place[] {
  const { legal } = decision
  return Object.entries(view.places ?? {}).filter(([action]) => legal.includes(action))
}

/** Those where the card lies as it is held. */
export function placesHeld(view: RiceView, decision: Deciding): Place[] {
  return placesOf(view, decision).filter(([, laid]) => laid.lying === picking.lying)
}

/** The place nearest to a point of the farm, no farther than a reach. */
export function nearest(places: Place[], [x, y]: Point, reach = 1.7): string | null {
  let best: string | null = null
  let least = reach
  for (const [action, laid] of places) {
    const [across, down] = middleOf(laid)
    const far = Math.hypot(across - x, down - y)
    if (far < least) [best, least] = [action, far]
  }
  return best
}

/** What is pointed at stays so, as near as it can be with the card turned. */
export function turn(view: RiceView, decision: Deciding) {
  const laid = decision.pointed ? view.places?.[decision.pointed] : undefined
  const focused = document.activeElement?.hasAttribute('data-place')
  picking.lying = !picking.lying
  const best = laid ? nearest(placesHeld(view, decision), middleOf(laid), Infinity) : null
  if (best && focused) void tick().then(() => document.querySelector<SVGElement>(`[data-place="${best}"]`)?.focus())
  else if (best) decision.point(best)
}
