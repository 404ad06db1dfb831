/** Makes an element decide: pointing at it shows what a choice would do, pressing it chooses. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Pointing {
  readonly pointed: string | null
  point(action: string | null): void
  choose(action: string): void
}

/** By mouse, finger and key alike. With two taps, a finger, which cannot hover, points with the first and chooses with the second. */
export function decides(action: string, deciding: Pointing, taps: 1 | 2 = 1): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let aimed = true

    const point = () => { deciding.point(action) }
    const unpoint = () => { deciding.point(null) }
    const byFinger = (event: Event) => (event as PointerEvent).pointerType === 'touch'

    function onEnter(event: Event) {
      if (!byFinger(event)) point()
    }

    function onLeave(event: Event) {
      if (!byFinger(event)) unpoint()
    }

    // Noted before the tap brings the focus here, which points as well.
    function onDown(event: Event) {
      aimed = taps === 1 || !byFinger(event) || deciding.pointed === action
    }

    function onClick() {
      if (aimed) deciding.choose(action)
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
