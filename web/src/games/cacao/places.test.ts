import { expect, test } from 'vitest'
import { squareOf, squaresIn } from './places'

test('every decision with a place says where it is', () => {
  expect(squareOf('square 3,-2')).toEqual([3, -2])
  expect(squareOf('overbuild 0,1')).toEqual([0, 1])
  expect(squareOf('fill market3 2,2')).toEqual([2, 2])
  expect(squareOf('sell 2 3,-2 left')).toEqual([3, -2])
  expect(squareOf('harvest -3,4 up')).toEqual([-3, 4])
  expect(squareOf('tile 2101 r1')).toBeNull()
})

test('a story names each of its squares once, also those in a list', () => {
  const square = (x: number, y: number) => ({ say: 'cacao-at', x: String(x), y: String(y) })
  expect(squaresIn([{ say: 'cacao-log-square', at: square(1, 0) }, { say: 'cacao-log-to-fill', squares: [square(1, 0), square(-2, 3)] }])).toEqual([[1, 0], [-2, 3]])
})
