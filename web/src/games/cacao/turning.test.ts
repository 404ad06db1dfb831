import { expect, test } from 'vitest'
import { betterTurned, turnedEdge, turnedSquare, turnedWorkers } from './turning'
import type { Square } from './view'

const STEPS: Record<string, Square> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }

test('what lies side by side does so where the board is turned', () => {
  const square: Square = [3, -2]
  for (const [side, [across, down]] of Object.entries(STEPS)) {
    const turned = turnedEdge({ square, side, actions: [] })
    const [x, y] = turnedSquare([square[0] + across, square[1] + down])
    expect([x - turned.square[0], y - turned.square[1]]).toEqual(STEPS[turned.side])
  }
})

test('workers go on looking at the jungle that they look at', () => {
  expect(turnedWorkers([1, 2, 0, 3])).toEqual([3, 1, 2, 0])
})

test('four quarters are none', () => {
  const around = turnedSquare(turnedSquare(turnedSquare(turnedSquare([5, -3]))))
  expect(around).toEqual([5, -3])
})

test('a long board lies along its window, one that is nearly square stays as it is', () => {
  const wide = { width: 860, height: 600 }
  expect(betterTurned({ width: 5, height: 12 }, wide)).toBe(true)
  expect(betterTurned({ width: 12, height: 5 }, wide)).toBe(false)
  expect(betterTurned({ width: 7, height: 8 }, { width: 600, height: 590 })).toBe(false)
})
