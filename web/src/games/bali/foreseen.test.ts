import { expect, test } from 'vitest'
import { changes, demonOf, scoredOf, signed } from './foreseen'

const good = (kind: string) => ({ say: 'bali-one-good', kind })

test('a good is bought for its price', () => {
  expect(changes([{ say: 'bali-log-buy', seat: 1, good: good('rice'), stone: 4 }])).toEqual([
    { seat: 1, what: 'stone', by: -4 },
    { seat: 1, what: 'rice', by: 1 },
  ])
})

test('what costs nothing changes no number', () => {
  expect(changes([{ say: 'bali-log-play', seat: 0, card: { say: 'bali-some-cards', kind: 'mason', count: 1 }, stone: 0 }])).toEqual([])
})

test('a last card taken has a card scored, for everybody', () => {
  const told = [
    { say: 'bali-log-take', seat: 0, card: { say: 'bali-some-cards', kind: 'rice', count: 1 }, row: 2 },
    { say: 'bali-log-scores', card: { say: 'bali-card', kind: 'priest', count: 1 }, row: 2 },
    { say: 'bali-log-gains-points', seat: 0, count: 2 },
    { say: 'bali-log-gains-points', seat: 2, count: 1 },
  ]
  expect(scoredOf(told)).toBe('priest')
  expect(changes(told)).toEqual([{ seat: 0, what: 'points', by: 2 }, { seat: 2, what: 'points', by: 1 }])
  expect(demonOf(told)).toBeUndefined()
})

test('a priest moves the demon', () => {
  expect(demonOf([{ say: 'bali-log-demon', row: 3 }])).toBe(3)
})

test('a sign is written out', () => {
  expect([signed(2), signed(-3)]).toEqual(['+2', '−3'])
})
