import { expect, test } from 'vitest'
import type { Entry } from '../../lib/types'
import { flights } from './flights'
import type { CacaoView } from './view'

const nothing = { fruits: 0, gold: 0, suns: 0, water: 0 }
const entry = (text: string, seat = 0) => ({ kind: 'act', seat, text }) as Entry
const view = (seats: object[], more = {}) => ({ seats, placed: [1, 0], board: [{ x: 1, y: 0, seat: 0, workers: [1, 2, 0, 1] }], ...more }) as unknown as CacaoView

test('the tile flies first, then what the work brought each seat', () => {
  const found = flights(entry('tile 1120 r1'), view([nothing, nothing]), view([{ ...nothing, fruits: 2 }, { ...nothing, gold: 3 }]))
  expect(found.map(({ from, to, piece }) => [from, to, piece])).toEqual([
    ['seat-0', 'square-1,0', 'worker:1201:0'],
    ['square-1,0', 'seat-0', 'fruits:2'],
    ['square-1,0', 'seat-1', 'gold:3'],
  ])
})

test('a jungle tile comes from the display; only tiles may have been carried by hand', () => {
  const found = flights(entry('fill water 0,1'), view([nothing]), view([{ ...nothing, water: 1 }]))
  expect(found).toEqual([
    { from: 'display', to: 'square-0,1', piece: 'jungle:water', laid: true },
    { from: 'square-0,1', to: 'seat-0', piece: 'water:1' },
  ])
})

test('a sale sends fruits out and gold back; one of nothing moves nothing', () => {
  const found = flights(entry('sell 2 0,1 left'), view([{ ...nothing, fruits: 2 }]), view([{ ...nothing, gold: 6 }]))
  expect(found.map((flight) => flight.piece)).toEqual(['fruits:2', 'gold:6'])
  expect(flights(entry('sell 0 0,1 left'), view([nothing]), view([nothing]))).toEqual([])
})

test('choosing a square moves nothing yet', () => {
  expect(flights(entry('square 1,0'), view([nothing]), view([nothing]))).toEqual([])
})
