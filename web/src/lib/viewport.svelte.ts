/** A window onto something larger: which part of it is seen, and how large. */

import type { Attachment } from 'svelte/attachments'

export type Point = readonly [x: number, y: number]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const MOST_ZOOM = 4
const FAR = 6 // pixels that a pressed pointer moves before it shifts the content

/** Pixels for each unit of the content. */
export interface Sizes {
  /** Never smaller, unless one asks for the whole: what does not fit is panned. */
  least: number
  /** No larger, however much room there is. */
  most: number
}

const ANY_SIZE: Sizes = { least: 0, most: Infinity }

export class Viewport {
  /** The window's size in pixels. */
  width = $state(1)
  height = $state(1)
  private zoom = $state(1) // 1 is as large as fits
  private all = $state(false) // whether the whole was asked for, however small
  private wanted = $state.raw<Point | null>(null) // the point of the content that was moved into the middle

  constructor(
    private readonly content: () => Box,
    private readonly sizes: () => Sizes = () => ANY_SIZE,
  ) {}

  /** Pixels for each unit of the content. */
  get scale(): number {
    return this.all ? this.fitting : this.natural * this.zoom
  }

  /** Whether all of the content is seen. */
  get whole(): boolean {
    return this.wanted === null && this.scale <= this.fitting
  }

  private get fitting(): number {
    const { width, height } = this.content()
    return Math.min(this.width / width, this.height / height, this.sizes().most)
  }

  private get natural(): number {
    return Math.max(this.fitting, this.sizes().least)
  }

  /** Where the content's left upper corner lies in the window. */
  get shift(): Point {
    const { left, top } = this.content()
    const [x, y] = this.middle
    return [this.width / 2 - (x - left) * this.scale, this.height / 2 - (y - top) * this.scale]
  }

  /** Never beside the content, so that it cannot be lost. */
  private get middle(): Point {
    const { left, top, width, height } = this.content()
    const [x, y] = this.wanted ?? [left + width / 2, top + height / 2]
    return [Math.min(left + width, Math.max(left, x)), Math.min(top + height, Math.max(top, y))]
  }

  /** Whether a point of the content is seen. */
  shows([x, y]: Point): boolean {
    const { left, top } = this.content()
    const across = (x - left) * this.scale + this.shift[0]
    const down = (y - top) * this.scale + this.shift[1]
    return across > 0 && across < this.width && down > 0 && down < this.height
  }

  /** The point of the content at a point of the window. */
  at(x: number, y: number): Point {
    const { left, top } = this.content()
    return [(x - this.shift[0]) / this.scale + left, (y - this.shift[1]) / this.scale + top]
  }

  fit() {
    this.zoom = 1
    this.all = true
    this.wanted = null
  }

  centreOn(point: Point) {
    this.wanted = point
  }

  pan(across: number, down: number) {
    const [x, y] = this.middle
    this.wanted = [x - across / this.scale, y - down / this.scale]
  }

  /** Closer by a factor; what lies at the given point of the window stays there. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2) {
    const before = this.scale
    const scale = Math.min(MOST_ZOOM * this.natural, before * factor)
    if (scale <= this.fitting) {
      this.fit()
      return
    }
    const stays = 1 - before / scale
    const [middleX, middleY] = this.middle
    this.wanted = [middleX + ((x - this.width / 2) / before) * stays, middleY + ((y - this.height / 2) / before) * stays]
    this.all = false
    this.zoom = scale / this.natural
  }

  /** One pressed pointer shifts the content, two bring it closer. The click at the end of that decides nothing. */
  dragged: Attachment<HTMLElement> = (element) => {
    const fingers: { id: number; at: Point }[] = []
    let moving = false

    const onDown = (event: PointerEvent) => {
      if (!fingers.length) moving = false
      fingers.push({ id: event.pointerId, at: [event.clientX, event.clientY] })
    }

    const onMove = (event: PointerEvent) => {
      const finger = fingers.find(({ id }) => id === event.pointerId)
      if (!finger) return
      const before = finger.at
      const now: Point = [event.clientX, event.clientY]
      const other = fingers.find((one) => one !== finger)?.at
      if (other) {
        const box = element.getBoundingClientRect()
        this.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), (now[0] + other[0]) / 2 - box.x, (now[1] + other[1]) / 2 - box.y)
      } else if (moving || distance(now, before) > FAR) this.pan(now[0] - before[0], now[1] - before[1])
      else return
      moving = true
      finger.at = now
    }

    const onUp = (event: PointerEvent) => {
      const place = fingers.findIndex(({ id }) => id === event.pointerId)
      if (place >= 0) fingers.splice(place, 1)
      if (!fingers.length) setTimeout(() => (moving = false))
    }

    const onClick = (event: MouseEvent) => {
      if (moving) event.stopPropagation()
    }

    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('click', onClick, { capture: true })
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('click', onClick, { capture: true })
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
    }
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
