import { expect, test } from 'vitest'
import { lessonOf, lessonsFor } from '../../table/lessons'
import { guide } from './guide'
import type { RiceView } from './view'

const lesson = (phase: string, season: string, action: string) => lessonOf({ game: 'rice', phase, season, legal: [{ action }] } as unknown as RiceView, guide)

test('what differs by season has a lesson for each', () => {
  expect(lesson('build', 'wet', 'build 3')).toBe('guide-rice-build')
  expect(lesson('build', 'dry', 'build 3')).toBe('guide-rice-build-dry')
  expect(lesson('at', 'setup', 'at 0,0 lying')).toBe('guide-rice-at-river')
})

const place = (closes: number, spoils: number) => ({ closes: Array(closes).fill([0, 0]), spoils: Array(spoils).fill([0, 0]) })
const choosing = (places: Record<string, object>, spoiled: object[] = []) =>
  ({ game: 'rice', seat: 0, phase: 'at', season: 'wet', legal: [], places, seats: [{ farm: { cards: [], spoiled } }] }) as unknown as RiceView
const seen = (view: RiceView) => lessonsFor(view, [], guide).map(({ id }) => id).slice(2)
const shown = (lesson: string, view: RiceView) => guide.seen.find((one) => one.lesson === lesson)?.shows?.(view)

test('a place that closes a field, and one that spoils one, are shown where there are any', () => {
  const view = choosing({ 'at 0,0 lying': place(0, 0), 'at 2,0 lying': place(1, 0), 'at 4,0 lying': place(3, 2), 'at 6,0 lying': place(0, 2) })
  expect(seen(view)).toEqual(['guide-rice-closes', 'guide-rice-spoils'])
  expect(shown('guide-rice-closes', view)).toBe('at 4,0 lying')
  expect(shown('guide-rice-spoils', view)).toBe('at 6,0 lying')
  expect(seen(choosing({ 'at 0,0 lying': place(0, 0) }))).toEqual([])
})

test('a field that is spoiled is explained where it lies, and not what would spoil it again', () => {
  expect(seen(choosing({ 'at 0,0 lying': place(0, 2) }, [[[0, 0], [1, 1]]]))).toEqual(['guide-rice-spoiled'])
})
