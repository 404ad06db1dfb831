import { expect, test } from 'vitest'
import { beginners, lastTerms, tableFor } from './terms'

const bali = { name: 'bali', title: 'Bali', rules: 2, players: [2, 3, 4], options: ['oracle', 'demon'], together: false }

test('the usual match is for two, against a gentle bot', () => {
  expect(tableFor(bali, lastTerms(bali))).toEqual({ game: 'bali', seats: [{ kind: 'me' }, { kind: 'bot', level: 'sprout' }], options: {}, hints: true, begins: 'lot' })
})

test('friends are invited to the variants that were chosen, and no others', () => {
  const terms = { ...lastTerms(bali), against: 'friends' as const, players: 3, options: { oracle: true, demon: false }, days: 2 }
  expect(tableFor(bali, terms)).toEqual({
    game: 'bali', seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }], options: { oracle: true }, hints: true, begins: 'lot', public: false, days: 2,
  })
  expect(tableFor(bali, { ...terms, against: 'anybody' })).toMatchObject({ public: true, options: { oracle: true } })
})

test('who begins can be chosen of all places, of bots once, and where somebody begins at all', () => {
  const terms = { ...lastTerms(bali), against: 'friends' as const, players: 4 }
  expect(beginners(terms)).toEqual(['lot', 0, 1, 2, 3, 'loser'])
  expect(beginners({ ...terms, against: 'bots' })).toEqual(['lot', 0, 1, 'loser'])
  expect(tableFor(bali, { ...terms, begins: 3 }).begins).toBe(3)
  expect(tableFor(bali, { ...terms, begins: 3, players: 2 }).begins).toBe('lot')
  expect(tableFor({ ...bali, together: true }, { ...terms, begins: 0 }).begins).toBe('lot')
})
