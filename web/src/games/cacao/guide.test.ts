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

test('what a turn brings to others is told apart from what it brings to its player', () => {
  const own = entry(0, { say: 'cacao-log-gold', seat: 0, count: 1 })
  const others = entry(0, { say: 'cacao-log-gold', seat: 1, count: 1 })
  expect(lessonsFor(view('fill'), [own], guide)).not.toContain('guide-cacao-others')
  expect(lessonsFor(view('fill'), [others], guide)).toContain('guide-cacao-others')
  const temple = entry(0, { say: 'cacao-log-fill', seat: 0, jungle: { say: 'cacao-jungle', kind: 'temple' } })
  expect(lessonsFor(view('fill'), [temple], guide)).toContain('guide-cacao-temple')
})
