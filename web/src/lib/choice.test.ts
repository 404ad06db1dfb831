import { expect, test } from 'vitest'
import { lastChoice, tableFor } from './choice'

const bali = { name: 'bali', title: 'Bali', rules: 2, players: [2, 3, 4], options: ['oracle', 'demon'] }

test('the usual match is for two, against a gentle bot', () => {
  expect(tableFor('bali', lastChoice(bali))).toEqual({ game: 'bali', seats: [{ kind: 'me' }, { kind: 'bot', level: 'sprout' }], options: {}, hints: true })
})

test('friends are invited to the variants that were chosen, and no others', () => {
  const choice = { ...lastChoice(bali), against: 'friends' as const, players: 3, options: { oracle: true, demon: false }, days: 2 }
  expect(tableFor('bali', choice)).toEqual({
    game: 'bali', seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }], options: { oracle: true }, hints: true, public: false, days: 2,
  })
  expect(tableFor('bali', { ...choice, against: 'anybody' })).toMatchObject({ public: true, options: { oracle: true } })
})
