import { expect, test } from 'vitest'
import { squareOf, turned } from './view'

test('a quarter turn clockwise brings what was at the top to the right', () => {
  expect(turned('2101', 0)).toEqual([2, 1, 0, 1])
  expect(turned('2101', 1)).toEqual([1, 2, 1, 0])
  expect(turned('3100', 2)).toEqual([0, 0, 3, 1])
})

test('every decision with a place says where it is', () => {
  expect(squareOf('square 3,-2')).toEqual([3, -2])
  expect(squareOf('overbuild 0,1')).toEqual([0, 1])
  expect(squareOf('fill market3 2,2')).toEqual([2, 2])
  expect(squareOf('sell 2 3,-2 left')).toEqual([3, -2])
  expect(squareOf('harvest -3,4 up')).toEqual([-3, 4])
  expect(squareOf('tile 2101 r1')).toBeNull()
})
