import { expect, test } from 'vitest'
import { lessonOf } from '../../table/lessons'
import { guide } from './guide'
import type { RiceView } from './view'

const lesson = (phase: string, season: string, action: string) => lessonOf({ game: 'rice', phase, season, legal: [{ action }] } as unknown as RiceView, guide)

test('what differs by season has a lesson for each', () => {
  expect(lesson('build', 'wet', 'build 3')).toBe('guide-rice-build')
  expect(lesson('build', 'dry', 'build 3')).toBe('guide-rice-build-dry')
  expect(lesson('at', 'setup', 'at 0,0 lying')).toBe('guide-rice-at-river')
})
