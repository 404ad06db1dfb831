import { expect, test } from 'vitest'
import { guide as bali } from '../games/bali/guide'
import { guide as cacao } from '../games/cacao/guide'
import { guide as rice } from '../games/rice/guide'
import type { Entry, Told, View } from '../lib/types'
import { lessonOf, lessonsFor } from './lessons'

const view = (given: Record<string, unknown>) => ({ game: 'bali', seat: 0, active: 0, legal: null, phase: 'buy', ...given }) as unknown as View
const entry = (seat: number, ...story: Told[]) => ({ number: 1, step: 1, kind: 'act', seat, at: 0, story }) as Entry

test('a decision of one’s own is explained by its phase', () => {
  expect(lessonOf(view({ legal: ['pass'] }), bali)).toBe('guide-bali-buy')
  expect(lessonOf(view({ phase: 'play', legal: ['play mason', 'play 1 rice'] }), bali)).toBe('guide-bali-play')
})

test('a decision of somebody else is not explained, the end is', () => {
  expect(lessonOf(view({ phase: 'play' }), bali)).toBeNull()
  expect(lessonOf(view({ phase: 'over' }), bali)).toBe('guide-bali-over')
})

test('what is not like the rest of its phase has a lesson of its own', () => {
  expect(lessonOf(view({ phase: 'play', legal: ['discard shrine'] }), bali)).toBe('guide-bali-discard')
  expect(lessonOf(view({ phase: 'sacrifice', legal: ['sacrifice rice'] }), bali)).toBe('guide-bali-sacrifice-hidden')
  expect(lessonOf(view({ phase: 'sacrifice', active: 1, legal: ['sacrifice rice'] }), bali)).toBe('guide-bali-sacrifice')
  expect(lessonOf(view({ game: 'cacao', phase: 'square', legal: ['square 1,2', 'overbuild 0,1'] }), cacao)).toBe('guide-cacao-overbuild')
  expect(lessonOf(view({ game: 'cacao', phase: 'square', legal: ['square 1,2'] }), cacao)).toBe('guide-cacao-square')
  expect(lessonOf(view({ game: 'rice', phase: 'build', season: 'dry', legal: ['build 3'] }), rice)).toBe('guide-rice-build-dry')
  expect(lessonOf(view({ game: 'rice', phase: 'at', season: 'setup', legal: ['at 0,0 lying'] }), rice)).toBe('guide-rice-at-river')
})

test('the welcome comes first, then the decision, then what has happened', () => {
  const scored = entry(1, { say: 'bali-log-take' }, { say: 'bali-log-scores' })
  expect(lessonsFor(view({ legal: ['pass'] }), [scored], bali)).toEqual(['guide-bali-start', 'guide-bali-buy', 'guide-bali-scores'])
  expect(lessonsFor(view({}), [], bali)).toEqual(['guide-bali-start'])
})

test('what happened first is explained first, and once', () => {
  const row = entry(1, { say: 'bali-log-row' })
  const scored = entry(0, { say: 'bali-log-scores' })
  expect(lessonsFor(view({}), [row, scored, row], bali)).toEqual(['guide-bali-start', 'guide-bali-row', 'guide-bali-scores'])
})

test('what a turn brings to others is told apart from what it brings to its player', () => {
  const own = entry(0, { say: 'cacao-log-gold', seat: 0, count: 1 })
  const others = entry(0, { say: 'cacao-log-gold', seat: 1, count: 1 })
  expect(lessonsFor(view({ game: 'cacao', phase: 'fill' }), [own], cacao)).not.toContain('guide-cacao-others')
  expect(lessonsFor(view({ game: 'cacao', phase: 'fill' }), [others], cacao)).toContain('guide-cacao-others')
  const temple = entry(0, { say: 'cacao-log-fill', seat: 0, jungle: { say: 'cacao-jungle', kind: 'temple' } })
  expect(lessonsFor(view({ game: 'cacao', phase: 'fill' }), [temple], cacao)).toContain('guide-cacao-temple')
})
