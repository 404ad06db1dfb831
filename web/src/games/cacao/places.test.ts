import { expect, test } from 'vitest'
import { edgesIn, gainsIn, onTable, squareOf, squaresIn } from './places'

test('every decision with a place says where it is', () => {
  expect(squareOf('square 3,-2')).toEqual([3, -2])
  expect(squareOf('overbuild 0,1')).toEqual([0, 1])
  expect(squareOf('fill market3 2,2')).toEqual([2, 2])
  expect(squareOf('sell 2 3,-2 left')).toEqual([3, -2])
  expect(squareOf('harvest -3,4 up')).toEqual([-3, 4])
  expect(squareOf('tile 2101 r1')).toBeNull()
})

test('a story names each of its squares once, also those in a list', () => {
  expect(squaresIn([{ say: 'cacao-log-place', at: '1,0' }, { say: 'cacao-log-gold' }, { say: 'cacao-log-to-fill', squares: '1,0 -2,3' }])).toEqual([[1, 0], [-2, 3]])
})

test('what is foreseen is told place by place, a sale by its gold', () => {
  const there = (gain: object) => ({ say: 'cacao-there', seat: 1, gain: { say: 'cacao-gain', ...gain }, at: '2,-1' })
  expect(gainsIn([{ say: 'cacao-log-place' }, there({ what: 'sale', count: 3, gold: 12 }), there({ what: 'fruits', count: 2, gold: 0 })])).toEqual([
    { seat: 1, at: [2, -1], what: 'gold', count: 12 },
    { seat: 1, at: [2, -1], what: 'fruits', count: 2 },
  ])
})

test('the ways to work at one edge belong together', () => {
  expect(edgesIn(['sell 0 1,0 left', 'sell 2 1,0 left', 'harvest 1,0 up'])).toEqual([
    { square: [1, 0], side: 'left', actions: ['sell 0 1,0 left', 'sell 2 1,0 left'] },
    { square: [1, 0], side: 'up', actions: ['harvest 1,0 up'] },
  ])
  expect(onTable('sell 0 1,0 left')).toBe(true)
})
