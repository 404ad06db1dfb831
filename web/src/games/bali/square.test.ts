import { expect, test } from 'vitest'
import { laidOut } from './square'

test.each([[1180, 749], [864, 598], [790, 400], [602, 502], [390, 300], [412, 350]])('four rows of four cards fit in %d by %d', (width, height) => {
  const { card, strip, gate, pad, gap, edge } = laidOut(width, height)
  expect(4 * (card + 2 * pad) + 3 * gap).toBeLessThanOrEqual(width)
  expect(gate - 0.08 * card + pad + 3 * strip + 1.4 * card + edge).toBeLessThan(height)
  expect(card).toBeGreaterThan(70)
})

test('small cards have large lettering', () => {
  expect(laidOut(864, 598).size).toBe('full')
  expect(laidOut(390, 300).size).toBe('short')
  expect(laidOut(390, 270).size).toBe('tiny')
})
