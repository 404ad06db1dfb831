/** Makes an element decide: pointing at it shows what a choice would do, pressing it chooses. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Pointing {
  readonly pointed: string | null
  /** Whether the decision has been on the table long enough for a click to mean it. */
  readonly settled: boolean
  point(action: string | null): void
  choose(action: string): void
}

/** By mouse, finger and key alike. A finger, which cannot hover, points with the first tap and chooses with the second. */
export function decides(action: string, deciding: Pointing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let aimed = true

    const point = () => { deciding.point(action) }
    const byFinger = (event: Event) => (event as PointerEvent).pointerType === 'touch'

    // What is pointed at now stays so when another place is left.
    function unpoint() {
      if (deciding.pointed === action) deciding.point(null)
    }

    function onEnter(event: Event) {
      if (!byFinger(event)) point()
    }

    function onLeave(event: Event) {
      if (!byFinger(event)) unpoint()
    }

    // Noted before the tap brings the focus here, which points as well.
    function onDown(event: Event) {
      aimed = !byFinger(event) || deciding.pointed === action
    }

    // A key makes a click without a place, and always means what has the focus.
    function onClick(event: Event) {
      if (!aimed) point()
      else if (deciding.settled || (event as MouseEvent).detail === 0) deciding.choose(action)
      aimed = true
    }

    // Of these keys the browser makes a click on its own buttons, not on drawn ones.
    function onKey(event: Event) {
      const { key } = event as KeyboardEvent
      if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return
      event.preventDefault()
      deciding.choose(action)
    }

    const handlers = { pointerenter: onEnter, pointerleave: onLeave, pointerdown: onDown, focus: point, blur: unpoint, click: onClick, keydown: onKey }
    const offs = Object.entries(handlers).map(([name, handler]) => on(element, name, handler))
    return () => {
      for (const off of offs) off()
    }
  }
}
