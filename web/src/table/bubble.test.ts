import { expect, test } from 'vitest'
import { beside } from './bubble'

const WINDOW = { width: 1000, height: 800 }
const RACE = { left: 300, top: 0, right: 700, bottom: 50 }
const LINE = { left: 100, top: 600, right: 900, bottom: 660 }
const KEPT = [RACE, LINE]
const NARROW = { width: 200, height: 100 }
const WIDE = { width: 400, height: 50 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const place = (thing: ReturnType<typeof box>) => beside(thing, [NARROW, WIDE], WINDOW, KEPT)

test('words stand above the thing that they are about', () => {
  expect(place(box(450, 300, 550, 400))).toEqual({ left: 400, top: 192, size: NARROW })
})

test('where they would lie over the score race they stand below it', () => {
  expect(place(box(450, 120, 550, 200))).toEqual({ left: 400, top: 208, size: NARROW })
})

test('where there is room for fewer lines above, they are longer', () => {
  expect(place(box(450, 120, 550, 580))).toEqual({ left: 300, top: 62, size: WIDE })
})

test('what is below the decision is explained above it', () => {
  expect(place(box(450, 665, 550, 795))).toEqual({ left: 400, top: 492, size: NARROW })
})

test('they lie over the thing itself rather than over what is to be decided', () => {
  expect(place(box(0, 40, 1000, 795))).toEqual({ left: 400, top: 58, size: NARROW })
})

test('at the edge of the window they stay in it', () => {
  expect(place(box(0, 300, 40, 340)).left).toBe(8)
  expect(place(box(960, 300, 1000, 340)).left).toBe(792)
})
