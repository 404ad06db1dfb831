/** Where words about a thing stand: near it, over nothing that is read with them. */

export interface Size {
  width: number
  height: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Place {
  left: number
  top: number
  /** Which of the sizes fits there. */
  size: Size
}

const EDGE = 8 // pixels from the thing, and from the edge of the window

/** Above the thing or below it, in the first of the sizes that fits; else as near to it as what is kept in sight allows. */
export function beside(thing: Box, sizes: Size[], window: Size, kept: Box[]): Place {
  const within = (at: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, at))
  const across = ({ width }: Size) => within((thing.left + thing.right - width) / 2, window.width - width)
  const down = ({ height }: Size) => within((thing.top + thing.bottom - height) / 2, window.height - height)
  const over = (size: Size, box: Box) => ({ left: across(size), top: box.top - size.height - EDGE, size })
  const under = (size: Size, box: Box) => ({ left: across(size), top: box.bottom + EDGE, size })
  const fits = (free: Box[]) => ({ left, top, size: { width, height } }: Place) =>
    left >= EDGE &&
    left + width <= window.width - EDGE &&
    top >= EDGE &&
    top + height <= window.height - EDGE &&
    !free.some((box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top)
  const far = ({ top }: Place) => Math.abs(top - thing.top)
  const places = [
    ...sizes.flatMap((size) => [over(size, thing), under(size, thing)]),
    ...sizes.flatMap((size) => kept.flatMap((box) => [over(size, box), under(size, box)]).sort((one, other) => far(one) - far(other))),
    ...sizes.flatMap((size) => [thing.right + EDGE, thing.left - size.width - EDGE].map((left) => ({ left, top: down(size), size }))),
  ]
  const [last] = sizes.slice(-1)
  return places.find(fits([thing, ...kept])) ?? places.find(fits(kept)) ?? { left: across(last!), top: window.height - last!.height - EDGE, size: last! }
}
