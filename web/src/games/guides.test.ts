import { expect, test } from 'vitest'
import { END, type GameGuide } from '../table/lessons'
import { guide as bali } from './bali/guide'
import { guide as cacao } from './cacao/guide'
import { guide as rice } from './rice/guide'

const [source] = Object.values(import.meta.glob<string>('../../../src/subak/locale/en/guide.ftl', { query: '?raw', eager: true, import: 'default' }))

/** The lessons with their number of paragraphs. */
const lessons = new Map(
  (source ?? '').split(/^(?=guide-)/m).filter(Boolean).map((message) => {
    const [head, , ...paragraphs] = message.trimEnd().split('\n')
    return [head!.replace(' =', ''), paragraphs.length] as const
  }),
)
// What only comes with variants, which no first match has, and what is said of the end, points at nothing yet.
const POINTLESS = [END, ...['at-river', 'river', 'front', 'contracts', 'back'].map((lesson) => `guide-rice-${lesson}`), ...['bali', 'cacao', 'rice'].map((game) => `guide-${game}-over`)]

test('each paragraph of a lesson points at what it speaks of', () => {
  const guides = { bali, cacao, rice } as unknown as Record<string, GameGuide>
  const pointing = Object.values(guides).flatMap(({ points }) => Object.entries(points).map(([lesson, pointers]) => [lesson, pointers.length] as const))
  expect(new Map(pointing.sort())).toEqual(new Map([...lessons].filter(([lesson]) => !POINTLESS.includes(lesson)).sort()))
})

test('what is enough to go on alone are lessons that there are', () => {
  for (const { enough } of [bali, cacao, rice]) expect(enough.filter((lesson) => !lessons.has(lesson))).toEqual([])
})
