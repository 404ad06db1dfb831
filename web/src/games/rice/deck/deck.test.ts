import { expect, test } from 'vitest'
import { askable, concerned, drawn, exported, laidOut, withEffect, withNextFeature, withPath, type AncestorWritten, type DeckWritten, type FaceWritten } from './deck'

const FACE: FaceWritten = { no: 1, paths: '#.....', features: { '1,1': 'farmer' } }
const KOSAL: AncestorWritten = { no: 6, name: 'Kosal', when: 'wet', effect: 'buffalo', points: 2, limit: 0, if: { size: { least: 3 }, farmer: { most: 1 } } }

test('a cell turns from furrow to path and back', () => {
  expect(withPath(FACE, 5).paths).toBe('#....#')
  expect(withPath(withPath(FACE, 0), 0).paths).toBe(FACE.paths)
})

test('a plot shows one feature after the other, and at last none', () => {
  const seen = [0, 1, 2].reduce<FaceWritten[]>((faces) => [...faces, withNextFeature(faces.at(-1)!, '1,1')], [FACE])
  expect(seen.map(({ features }) => features['1,1'])).toEqual(['farmer', 'buffalo', 'house', undefined])
  expect(withNextFeature(seen.at(-1)!, '0,2').features).toEqual({ '0,2': 'farmer' })
})

test('a face is drawn upright, row by row', () => {
  expect(drawn(FACE).cells.slice(0, 3)).toEqual([[0, 0, true], [1, 0, false], [0, 1, false]])
  expect(drawn(FACE).features).toEqual([[1, 1, 'farmer']])
})

test('with another effect, only what goes with it is kept', () => {
  expect(withEffect(KOSAL, 'house')).toEqual({ ...KOSAL, effect: 'house' })
  expect(withEffect(KOSAL, 'size_min')).toEqual({ no: 6, name: 'Kosal', when: 'wet', effect: 'size_min', points: 2, limit: 1 })
  expect(withEffect(KOSAL, 'open_farmer')).toEqual({ no: 6, name: 'Kosal', when: 'end', effect: 'open_farmer', points: 2, limit: 0 })
  expect(withEffect(KOSAL, 'house_size').when).toBe('both')
})

test('conditions ask for nothing that is always so, and at the end for no plots', () => {
  expect(askable('buffalo')).not.toContain('field')
  expect(askable('once')).toContain('closed_field')
  expect(askable('once').some((count) => count.endsWith('_plot') || count === 'once')).toBe(false)
  expect(askable('size_min')).toEqual([])
})

test('the symbol of a back stands in a half plot of each seat, and the second one sees all the other way round', () => {
  const written = (['houses', 'farmers'] as const).map((symbol) => ({
    symbol,
    front: { scores: 'other_card' },
    back: { symbol: 'farmers' as const, halves: ['right' as const, 'left' as const], arrow: 'left' as const },
  }))
  const [first, second] = [laidOut(written, 0), laidOut(written, 1)]
  expect(first[0]).toMatchObject({ card: 1, symbol: 'houses', cells: [-1, 3], back: { symbol: 'farmers', plot: [2, 0], arrow: 'left' } })
  expect(second[1]).toMatchObject({ card: 1, symbol: 'houses', cells: [3, 7], back: { symbol: 'farmers', plot: [4, 0], arrow: 'right' } })
})

test('a mistake is shown at the card that it concerns', () => {
  expect(concerned('deck-equal-faces', { no: 2, other: 5 })).toEqual({ part: 'card', no: 5 })
  expect(concerned('deck-name', { ancestor: 4, fault: 'empty' })).toEqual({ part: 'card', no: 4 })
  expect(concerned('deck-name', { ancestor: 0, fault: 'empty' })).toBeNull()
  expect(concerned('deck-river-points', { symbol: 'farmers' })).toEqual({ part: 'river', symbol: 'farmers' })
  expect(concerned('deck-contract-number', { contract: 'ginger' })).toEqual({ part: 'contract', contract: 'ginger' })
})

test('a file has a line for each card', () => {
  const deck = { name: 'a "b"', faces: [FACE, { ...FACE, no: 2 }] } as unknown as DeckWritten
  expect(JSON.parse(exported(deck))).toEqual(deck)
  expect(exported(deck).split('\n').length).toBe(6)
})
