import { expect, test } from 'vitest'
import { groundOf, medalAt, standing, type Spot } from './lattice'

test('a plot inside a card is drawn from four halves, one at its edge from two', () => {
  const cells = [0, 1, 2].flatMap((y) => [0, 1].map((x) => [x, y, true] as const))
  const halves = Object.fromEntries(groundOf(cells).map(({ plot, path }) => [plot.join(), path.split('Z').length - 1]))
  expect(halves).toEqual({ '0,0': 1, '1,1': 4, '2,0': 1, '0,2': 2, '2,2': 2, '1,3': 2 })
})

test('features stand inside their card, whatever its orientation', () => {
  const kinds = ['farmer', 'buffalo', 'house']
  for (const lying of [false, true]) {
    const [width, height] = lying ? [300, 200] : [200, 300]
    const spots: [number, number][] = lying ? [[1, 1], [2, 0], [2, 2], [3, 1]] : [[1, 1], [0, 2], [2, 2], [1, 3]]
    for (const kind of kinds)
      for (const feature of standing({ x: 0, y: 0, lying }, spots.map(([x, y]): Spot => [x, y, kind]))) {
        expect(feature.x).toBeGreaterThan(0)
        expect(feature.y).toBeGreaterThan(0)
        expect(feature.x + feature.width).toBeLessThan(width)
        expect(feature.y + feature.height).toBeLessThan(height)
      }
  }
})

test('a medal keeps clear of what stands in its field', () => {
  expect(medalAt([[4, 2], [5, 3]], [[4, 2]])).toEqual([5, 3])
  expect(medalAt([[4, 2], [5, 3]], [[4, 2], [5, 3]])).toEqual([4.5, 2.5])
  expect(medalAt([[4, 2]], [])).toEqual([4, 2])
  expect(medalAt([[4, 2]], [[4, 2.4]])).toEqual([4, 1.45])
})
