/** A piece that is carried by mouse or finger: taken up, moved, and let go where that decides something. */

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Pointing } from './decides'

export interface Load {
  /** How it looks while it is carried, and of which kind it is. */
  piece: Snippet<[string]>
  kind: string
  /** The names of the places that it may be dropped at. */
  to: string[]
  /** The decision that letting go at this point of the window would be. */
  over: (x: number, y: number) => string | null
  /** Where that is pointed at, and chosen. */
  decision: Pick<Pointing, 'point' | 'choose'>
  /** Whether the board itself shows the piece where it would lie. */
  snaps?: boolean
  lifted?: () => void
  dropped?: () => void
  turn?: () => void
}

interface Carried {
  load: Load
  x: number
  y: number
  width: number
  touch: boolean
  action: string | null
}

/** What is carried now, and when something was last let go. */
export const grip = $state<{ holds: Carried | null; releasedAt: number }>({ holds: null, releasedAt: 0 })

const DROPPED_MS = 1500
const AGAIN_MS = 80 // what lies under a resting pointer may change: places appear, the piece is turned
const FAR = 7 // pixels that a pressed pointer moves before it takes the piece up

/** Whether something was let go a moment ago. */
export function justDropped(): boolean {
  return performance.now() - grip.releasedAt < DROPPED_MS
}

/** Whether what is carried may be dropped at a place. */
export function welcome(place: string): boolean {
  return grip.holds?.load.to.includes(place) ?? false
}

/** The name of the place at a point of the window, where pieces may be dropped. */
export function dropAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
}

/** Makes an element a piece that can be carried; with pan-x a finger that moves sideways scrolls instead. */
export function carry(taken: () => Load | null, touch: 'none' | 'pan-x' = 'none'): Attachment<HTMLElement> {
  return (element) => {
    element.style.touchAction = touch
    let stop: () => void = () => undefined

    function onDown(first: PointerEvent) {
      if (first.button !== 0 || !first.isPrimary || grip.holds) return
      const { pointerId } = first

      function onMove(event: PointerEvent) {
        if (event.pointerId !== pointerId) return
        if (!grip.holds) {
          if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FAR) return
          const load = taken()
          if (!load) {
            end()
            return
          }
          const width = element.getBoundingClientRect().width
          grip.holds = { load, x: 0, y: 0, width, touch: event.pointerType === 'touch', action: null }
          load.lifted?.()
        }
        const { holds } = grip
        ;[holds.x, holds.y] = [event.clientX, event.clientY]
        look()
      }

      function look() {
        const { holds } = grip
        if (!holds) return
        const action = holds.load.over(holds.x, holds.y)
        if (action !== holds.action) {
          holds.action = action
          holds.load.decision.point(action)
        }
      }

      function onRelease(event: PointerEvent) {
        if (event.pointerId !== pointerId) return
        const { holds } = grip
        look()
        end()
        if (!holds) return
        grip.releasedAt = performance.now()
        // Letting go also makes a click, which must decide nothing.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        if (holds.action) holds.load.decision.choose(holds.action)
      }

      function onCancel(event: Event) {
        if (event instanceof KeyboardEvent ? event.key === 'Escape' : (event as PointerEvent).pointerId === pointerId) end(true)
      }

      function onSecond(event: PointerEvent) {
        if (event.pointerId !== pointerId) grip.holds?.load.turn?.()
      }

      function end(cancelled = false) {
        const { holds } = grip
        stop()
        grip.holds = null
        if (holds) {
          holds.load.decision.point(null)
          if (cancelled || !holds.action) holds.load.dropped?.()
        }
      }

      const again = setInterval(look, AGAIN_MS)
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onRelease)
      addEventListener('pointercancel', onCancel)
      addEventListener('pointerdown', onSecond)
      addEventListener('keydown', onCancel)
      stop = () => {
        clearInterval(again)
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onRelease)
        removeEventListener('pointercancel', onCancel)
        removeEventListener('pointerdown', onSecond)
        removeEventListener('keydown', onCancel)
      }
    }

    const keep = (event: Event) => event.preventDefault() // the browser would carry pictures itself
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('dragstart', keep)
    return () => {
      element.style.touchAction = ''
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('dragstart', keep)
    }
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
