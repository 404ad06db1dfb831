import { beforeEach, expect, test, vi } from 'vitest'
import { explain } from '../lib/guided'
import type { Choice, Entry, View } from '../lib/types'
import { at, END, type GameGuide } from './lessons'
import { Teaching } from './teaching.svelte'

const GUIDE: GameGuide = {
  special: [],
  seen: [{ lesson: 'guide-toy-well', fits: (view) => view.turn > 1, shows: () => 'keep' }],
  news: [{ lesson: 'guide-toy-scores', fits: (told) => told.say === 'toy-log-scores' }],
  points: { 'guide-toy-draw': [at('hand'), at('pile')], 'guide-toy-scores': [(_, entry) => [`row-${entry?.text}`]] },
  enough: ['guide-toy-draw'],
}
const legal: Choice[] = [{ action: 'keep', says: { say: 'toy-choice' } }]
const view = (given: Partial<View> = {}) => ({ game: 'toy', seat: 0, turn: 0, legal, phase: 'draw', ...given }) as View
const scored = { number: 1, kind: 'act', seat: 1, text: '3', story: [{ say: 'toy-log-scores' }] } as Entry

vi.mock('../lib/route.svelte', () => ({ go: () => undefined })) // of a browser
const store = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) })
beforeEach(() => { store.clear() })

function taught(now: View, entries: Entry[] = [], already: string[] = []) {
  explain('table', already)
  return new Teaching('table', { view: now, entries, guide: GUIDE })
}

test('a table that is not guided has nothing to teach', () => {
  const teaching = new Teaching('other', { view: view(), entries: [scored], guide: GUIDE })
  expect([teaching.on, teaching.lesson, teaching.holds]).toEqual([false, null, false])
})

test('one lesson stands after the other, and others wait until all are read', () => {
  const teaching = taught(view({ legal: null }), [scored])
  expect(teaching.lesson?.id).toBe('guide-toy-start')
  teaching.understood('guide-toy-start')
  expect(teaching.lesson?.id).toBe('guide-toy-scores')
  expect(teaching.anchors).toEqual(['row-3'])
  expect(teaching.holds).toBe(true)
  teaching.understood('guide-toy-scores')
  expect([teaching.lesson, teaching.holds]).toEqual([null, false])
})

test('each paragraph points at what it speaks of', () => {
  const teaching = taught(view(), [], ['guide-toy-start'])
  expect([teaching.page, teaching.anchors]).toEqual([0, ['hand']])
  teaching.turn()
  expect([teaching.page, teaching.anchors]).toEqual([1, ['pile']])
})

test('a lesson may point at a choice', () => {
  const teaching = taught(view({ turn: 2 }), [], ['guide-toy-start', 'guide-toy-draw'])
  expect([teaching.lesson?.id, teaching.shown]).toEqual(['guide-toy-well', 'keep'])
})

test('whoever has read what is needed is offered to play on alone, once', () => {
  const teaching = taught(view(), [], ['guide-toy-start', 'guide-toy-draw'])
  expect(teaching.lesson?.id).toBe(END)
  teaching.understood(END)
  expect(teaching.lesson).toBeNull()
  expect(taught(view({ phase: 'over', legal: null }), [], ['guide-toy-start', 'guide-toy-draw', 'guide-toy-over']).lesson).toBeNull()
})

test('a guide that was left is gone, after a reload too', () => {
  const teaching = taught(view())
  teaching.leave()
  expect([teaching.on, teaching.holds]).toEqual([false, false])
  expect(new Teaching('table', { view: view(), entries: [], guide: GUIDE }).on).toBe(false)
})

test('the lesson of a decision can be read once more', () => {
  const teaching = taught(view(), [], ['guide-toy-start', 'guide-toy-draw', END])
  teaching.repeat()
  expect([teaching.lesson?.id, teaching.holds]).toEqual(['guide-toy-draw', false])
  teaching.understood('guide-toy-draw')
  expect(teaching.lesson).toBeNull()
})
