import { expect, test } from 'vitest'
import { minus, unbroken } from './numbers'

test('a number below nothing has a minus, not a hyphen', () => {
  expect(minus(-10)).toBe('−10')
  expect(minus(3)).toBe('3')
})

test('the name of a tile is not broken at its hyphens; words and signs stay as they are', () => {
  expect(unbroken('2-1-0-1')).toBe('2-\u20601-\u20600-\u20601')
  expect(unbroken('well-known -3')).toBe('well-known -3')
})
