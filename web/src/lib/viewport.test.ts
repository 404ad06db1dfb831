import { expect, test } from 'vitest'
import { Viewport, type Box, type Sizes } from './viewport.svelte'

const BOX: Box = { left: -100, top: 0, width: 400, height: 200 }

function viewport(sizes?: Sizes): Viewport {
  const one = new Viewport(() => BOX, sizes && (() => sizes))
  one.width = 800
  one.height = 600
  return one
}

test('at first the whole content is seen, in the middle', () => {
  const one = viewport()
  expect(one.scale).toBe(2)
  expect(one.shift).toEqual([0, 100])
  expect(one.shows([-99, 1])).toBe(true)
  expect(one.shows([299, 199])).toBe(true)
})

test('what lies under the pointer stays there when it comes closer', () => {
  const one = viewport()
  const before = one.at(600, 250)
  one.zoomBy(1.5, 600, 250)
  expect(one.scale).toBe(3)
  const after = one.at(600, 250)
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
})

test('it comes no closer than four times and goes no further than the whole', () => {
  const one = viewport()
  one.zoomBy(100)
  expect(one.scale).toBe(8)
  one.zoomBy(0.001)
  expect(one.scale).toBe(2)
  expect(one.shift).toEqual([0, 100])
})

test('a pan moves the content with the pointer, and never out of sight', () => {
  const one = viewport()
  one.zoomBy(2)
  const [x, y] = one.shift
  one.pan(30, -20)
  expect(one.shift).toEqual([x + 30, y - 20])
  one.pan(100_000, 0)
  expect(one.at(400, 300)[0]).toBe(BOX.left)
})

test('what is brought into the middle is seen; fitting shows all again', () => {
  const one = viewport()
  one.zoomBy(4)
  expect(one.shows([290, 190])).toBe(false)
  one.centreOn([290, 190])
  expect(one.shows([290, 190])).toBe(true)
  one.fit()
  expect(one.shows([-90, 10])).toBe(true)
})

test('what would be too small is shown larger, in part, until one asks for the whole', () => {
  const one = viewport({ least: 5, most: 10 })
  expect(one.scale).toBe(5)
  expect(one.whole).toBe(false)
  expect(one.shows([-99, 1])).toBe(false)
  one.fit()
  expect(one.scale).toBe(2)
  expect(one.whole).toBe(true)
  one.zoomBy(2)
  expect(one.scale).toBe(4)
  one.zoomBy(0.5)
  expect(one.whole).toBe(true)
})

test('a little content does not grow without limit', () => {
  const one = viewport({ least: 0.5, most: 1.5 })
  expect(one.scale).toBe(1.5)
  expect(one.whole).toBe(true)
  one.pan(10, 0)
  expect(one.whole).toBe(false)
  one.fit()
  expect(one.whole).toBe(true)
})
