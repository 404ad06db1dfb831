import { expect, test } from 'vitest'
import type { Entry, Told } from '../../lib/types'
import { flights } from './flights'
import type { RiceView } from './view'

const entry = (...story: Told[]) => ({ kind: 'act', seat: 1, story }) as Entry
const view = (seat: number | null, dryRow: number[] = []) => ({ seat, dry_row: dryRow }) as unknown as RiceView
const built = (seat: number, card: number): Told => ({ say: 'rice-log-build', seat, card })

test('cards come from the hands in the wet season, which then change places', () => {
  const swap: Told[] = [{ say: 'rice-log-row', seat: 0, card: 9 }, { say: 'rice-log-swap' }]
  const found = flights(entry(built(0, 3), built(1, 7), ...swap), view(0), view(0))
  expect(found.map(({ from, to, piece }) => [from, to, piece])).toEqual([
    ['hand', 'card-0-3', 'face:3'],
    ['seat-1', 'card-1-7', 'face:7'],
    ['hand', 'dry-row', 'face:9'],
    ['hand', 'seat-1', 'back'],
    ['seat-1', 'hand', 'back'],
  ])
})

test('in the dry season they come from the row', () => {
  expect(flights(entry(built(1, 7)), view(null, [7, 8]), view(null, [8]))).toEqual([{ from: 'dry-row', to: 'card-1-7', piece: 'face:7', laid: false }])
})

test('a secret choice moves nothing', () => {
  expect(flights(entry({ say: 'rice-log-chosen', seat: 1 }), view(0), view(0))).toEqual([])
})
