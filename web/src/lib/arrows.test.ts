import { expect, test } from 'vitest'
import { toward, type Spot } from './arrows'

const CROSS: Spot[] = [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [3, 1]]

test('an arrow leads to the next place in its direction', () => {
  expect(toward('ArrowRight', [0, 0], CROSS)).toBe(1)
  expect(toward('ArrowDown', [0, 0], CROSS)).toBe(2)
  expect(toward('ArrowLeft', [0, 0], CROSS)).toBe(3)
  expect(toward('ArrowUp', [0, 0], CROSS)).toBe(4)
})

test('where nothing lies straight ahead it leads aside rather than nowhere', () => {
  expect(toward('ArrowRight', [1, 0], CROSS)).toBe(5)
  expect(toward('ArrowDown', [1, 0], CROSS)).toBe(2)
})

test('past the last place, and with other keys, it leads nowhere', () => {
  expect(toward('ArrowLeft', [-1, 0], CROSS)).toBeNull()
  expect(toward('Enter', [0, 0], CROSS)).toBeNull()
})
