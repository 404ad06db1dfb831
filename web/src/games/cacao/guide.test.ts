import { expect, test } from 'vitest'
import type { Entry, Told } from '../../lib/types'
import { lessonOf, lessonsFor } from '../../table/lessons'
import { guide } from './guide'
import type { CacaoView } from './view'

const view = (phase: string, actions: string[] | null = null) =>
  ({ game: 'cacao', seat: 0, active: 0, phase, legal: actions?.map((action) => ({ action })) ?? null }) as unknown as CacaoView
const entry = (seat: number, ...story: Told[]) => ({ number: 1, step: 1, kind: 'act', seat, at: 0, story }) as Entry

test('overbuilding is explained when it is possible', () => {
  expect(lessonOf(view('square', ['square 1,2', 'overbuild 0,1']), guide)).toBe('guide-cacao-overbuild')
  expect(lessonOf(view('square', ['square 1,2']), guide)).toBe('guide-cacao-square')
})

const lessons = (...entries: Entry[]) => lessonsFor(view('fill', ['fill water 0,0']), entries, guide).map(({ id }) => id)

test('what one gains in another’s turn is told apart from what one gains in one’s own, and from what others gain', () => {
  const gains = (by: number, whose: number) => entry(by, { say: 'cacao-log-water', seat: whose, count: 1 })
  expect(lessons(gains(0, 0))).toEqual(['guide-cacao-start', 'guide-cacao-water', 'guide-cacao-fill'])
  expect(lessons(gains(1, 0))).toEqual(['guide-cacao-start', 'guide-cacao-water', 'guide-cacao-others', 'guide-cacao-fill'])
  expect(lessons(gains(0, 1))).toEqual(['guide-cacao-start', 'guide-cacao-fill'])
})

test('a temple is explained when it is laid, and the light is on it', () => {
  const temple = { ...entry(0, { say: 'cacao-log-fill', seat: 0, jungle: { say: 'cacao-jungle', kind: 'temple' }, at: '1,1' }), text: 'fill temple 1,1' }
  expect(lessons(temple)).toContain('guide-cacao-temple')
  expect(guide.points['guide-cacao-temple']?.[0]?.(view('fill'), temple)).toContain('square-1,1')
})

test('work is explained at the jungle that one’s workers face', () => {
  expect(guide.points['guide-cacao-work']?.[0]?.(view('work', ['sell 1 2,1 left', 'harvest 2,1 up']), undefined)).toEqual(['square-1,1', 'square-2,0'])
})
