import { expect, test } from 'vitest'
import { SYMBOLS, type DeckWritten } from './deck'
import { loaded } from './loading'

const numbers = Array.from({ length: 18 }, (_, place) => place + 1)
const OURS: DeckWritten = {
  name: 'ours',
  faces: numbers.map((no) => ({ no, paths: no.toString(2).padStart(6, '.').replaceAll('0', '.').replaceAll('1', '#'), features: { '1,1': 'farmer' } })),
  ancestors: numbers.map((no) => ({ no, name: `Ancestor ${no}`, when: 'both', effect: 'buffalo', points: 2, limit: 0 })),
  river: SYMBOLS.map((symbol) => ({ symbol, front: { scores: 'own_farmers', points: 1 }, back: { symbol, halves: ['left', 'right'], arrow: 'left' } })),
  contracts: { jasmine: { points: 10, less: 1, per: 'farmer' }, ginger: { points: 2, per: 'field' } },
}
const card = (no: number) => ({ part: 'card', no })

const other = (change: (deck: DeckWritten & Record<string, unknown>) => void) => {
  const deck = structuredClone(OURS) as DeckWritten & Record<string, unknown>
  change(deck)
  return loaded(deck, OURS)!
}

test('a deck that can be shown is loaded as it is, also where the server refuses it', () => {
  const deck = { ...OURS, name: '', faces: OURS.faces.map((face) => (face.no === 2 ? { ...OURS.faces[0]!, no: 2 } : face)) }
  expect(loaded(deck, OURS)).toEqual({ deck, ours: [] })
  expect(loaded({ name: 'faces alone', faces: OURS.faces }, OURS)).toEqual({ deck: { ...OURS, name: 'faces alone' }, ours: [] })
})

test('of a face that cannot be shown, what can be is kept', () => {
  const { deck, ours } = other(({ faces }) => {
    faces[2]!.paths = '#####'
    faces[3]!.features = { '1,1': 'tree', '0,2': 'farmer' } as never
    faces.splice(6, 1)
  })
  expect(ours).toEqual([3, 4, 7].map(card))
  expect(deck.faces[2]).toEqual({ ...OURS.faces[2], paths: OURS.faces[2]!.paths })
  expect(deck.faces[3]).toEqual({ ...OURS.faces[3], features: { '0,2': 'farmer' } })
  expect(deck.faces[6]).toEqual(OURS.faces[6])
})

test('of an ancestor that cannot be shown, the name is kept, and of its conditions those that are known', () => {
  const { deck, ours } = other(({ ancestors }) => {
    Object.assign(ancestors[0]!, { name: 'Mine', effect: 'magic' })
    Object.assign(ancestors[1]!, { effect: 'farmer', when: 'summer', limit: 0, if: { rain: { least: 1 }, size: { least: 2 } } })
  })
  expect(ours).toEqual([1, 2].map(card))
  expect(deck.ancestors[0]).toEqual({ ...OURS.ancestors[0], name: 'Mine' })
  expect(deck.ancestors[1]).toMatchObject({ effect: 'farmer', when: 'both', if: { size: { least: 2 } } })
})

test('river cards and contracts are mended by themselves', () => {
  const { deck, ours } = other((deck) => {
    deck.river = [{ ...OURS.river[0]!, back: { ...OURS.river[0]!.back, halves: ['up', 'left'] as never } }, ...OURS.river.slice(1)]
    deck.contracts = { jasmine: OURS.contracts.jasmine } as never
  })
  expect(ours).toEqual([{ part: 'river', symbol: OURS.river[0]!.symbol }, { part: 'contract', contract: 'ginger' }])
  expect(deck).toEqual(OURS)
})

test('what is no deck at all is not loaded', () => {
  for (const nothing of [null, 3, [], 'deck', {}, { faces: {} }]) expect(loaded(nothing, OURS)).toBeNull()
  expect(loaded({ faces: [null, 5, {}] }, OURS)!.ours.length).toBe(18)
})
