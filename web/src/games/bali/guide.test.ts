import { expect, test } from 'vitest'
import { lessonOf } from '../../table/lessons'
import { guide } from './guide'
import type { BaliView } from './view'

const lesson = (phase: string, actions: string[], active = 0) =>
  lessonOf({ game: 'bali', seat: 0, active, phase, legal: actions.map((action) => ({ action })) } as unknown as BaliView, guide)

test('cards that can only be discarded have a lesson of their own', () => {
  expect(lesson('play', ['play mason', 'play 1 rice'])).toBe('guide-bali-play')
  expect(lesson('play', ['discard shrine'])).toBe('guide-bali-discard')
})

test('the sacrifice of the active player is face down', () => {
  expect(lesson('sacrifice', ['sacrifice rice'])).toBe('guide-bali-sacrifice-hidden')
  expect(lesson('sacrifice', ['sacrifice rice'], 1)).toBe('guide-bali-sacrifice')
})
