import { expect, test } from 'vitest'
import type { Choice, Entry, Told, View } from '../lib/types'
import { every, lessonOf, lessonsFor, some, type GameGuide } from './lessons'

const GUIDE: GameGuide = {
  special: [{ lesson: 'guide-toy-last', fits: (view) => view.phase === 'draw' && every(view, 'drop') }],
  seen: [{ lesson: 'guide-toy-deep', fits: (view) => view.phase === 'well' }],
  news: [
    { lesson: 'guide-toy-scores', fits: (told) => told.say === 'toy-log-scores' },
    { lesson: 'guide-toy-others', fits: (told, entry) => told.say === 'toy-log-gift' && told.seat !== entry.seat },
  ],
  points: {},
  enough: [],
}

const choices = (...actions: string[]): Choice[] => actions.map((action) => ({ action, says: { say: 'toy-choice' } }))
const view = (given: Partial<View>) => ({ game: 'toy', seat: 0, active: 0, legal: null, phase: 'draw', ...given }) as View
const entry = (seat: number, ...story: Told[]) => ({ number: 1, step: 1, kind: 'act', seat, at: 0, story }) as Entry

test('choices are told apart by their verbs', () => {
  expect(every(view({ legal: choices('drop 1', 'drop 2') }), 'drop')).toBe(true)
  expect(every(view({ legal: choices('drop 1', 'keep') }), 'drop')).toBe(false)
  expect(some(view({ legal: choices('drop 1', 'keep') }), 'drop')).toBe(true)
  expect(some(view({ legal: choices('dropped 1') }), 'drop')).toBe(false)
})

test('a decision of one’s own is explained by its phase, unless it is a special one', () => {
  expect(lessonOf(view({ legal: choices('keep') }), GUIDE)).toBe('guide-toy-draw')
  expect(lessonOf(view({ legal: choices('drop 1') }), GUIDE)).toBe('guide-toy-last')
})

test('a decision of somebody else is not explained, the end is', () => {
  expect(lessonOf(view({}), GUIDE)).toBeNull()
  expect(lessonOf(view({ phase: 'over' }), GUIDE)).toBe('guide-toy-over')
})

const ids = (given: Partial<View>, entries: Entry[]) => lessonsFor(view(given), entries, GUIDE).map(({ id }) => id)

test('the welcome comes first, then what has happened, the decision, and what is to be seen', () => {
  const scored = entry(1, { say: 'toy-log-draw' }, { say: 'toy-log-scores' })
  expect(ids({ legal: choices('keep'), phase: 'well' }, [scored])).toEqual(['guide-toy-start', 'guide-toy-scores', 'guide-toy-well', 'guide-toy-deep'])
  expect(ids({}, [])).toEqual(['guide-toy-start'])
})

test('what happened first is explained first, and once, by what happened then', () => {
  const scored = entry(0, { say: 'toy-log-scores' })
  const gift = entry(0, { say: 'toy-log-gift', seat: 1 })
  const again = { ...gift, number: 2 }
  expect(lessonsFor(view({}), [gift, scored, again], GUIDE)).toEqual([{ id: 'guide-toy-start' }, { id: 'guide-toy-others', entry: gift }, { id: 'guide-toy-scores', entry: scored }])
})
