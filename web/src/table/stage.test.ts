import { beforeEach, expect, test, vi } from 'vitest'
import type { Flight } from '../games/show'
import type { Happening } from '../lib/live.svelte'
import type { Choice, Entry, TableShown, Told, View } from '../lib/types'
import { Stage } from './stage.svelte'

const PACE = 200
const OWN = 0
const choices: Choice[] = [{ action: 'take', says: { say: 'take' } }]
const flight: Flight = { from: 'here', to: 'there', piece: 'card' }

/** A table at which each decision makes one piece fly. */
function table({ pace = PACE, reached = true, flights = 1, still = false, reading = false } = {}) {
  const done: string[] = []
  const reader = { reading }
  let number = 0
  const at = (ply: number, legal: Choice[] | null = null) => ({ ply, seat: OWN, legal, forced: null }) as unknown as View
  const live = { id: 'x', table: { status: 'running' } as TableShown, view: at(0), act: vi.fn(() => Promise.resolve()) }
  let land: (() => void)[] = []
  const air = {
    reaches: () => reached,
    fly: (_: Flight[], ms: number) => {
      done.push(`fly over ${String(stage.view?.ply)}`)
      return new Promise<void>((landed) => {
        land.push(landed)
        setTimeout(landed, ms)
      })
    },
    clear: () => {
      for (const one of land) one()
      land = []
    },
  }
  const stage: Stage = new Stage(live, {
    air: () => air,
    flights: () => Array<Flight>(flights).fill(flight),
    pace: () => pace,
    still: () => still,
    held: () => reader.reading,
    onShown: (entry) => done.push(`shown ${entry.number}`),
  })

  function happens(seat: number, legal: Choice[] | null = null, kind: Entry['kind'] = 'act', forced: Told | null = null) {
    const before = { ...live.view, forced }
    live.view = at(before.ply + 1, legal)
    const entry: Entry = { number: ++number, step: number, kind, seat, at: 0, text: 'take 1' }
    const happening: Happening = { entry, before, after: live.view }
    stage.onHappening(happening)
  }

  function reads() {
    reader.reading = false
    stage.release()
  }

  return { stage, live, done, reader, happens, reads }
}

beforeEach(() => {
  vi.useFakeTimers()
})

test('one sees at once what one has decided oneself, and may go on while it flies', () => {
  const { stage, live, done, happens } = table()
  happens(OWN, choices)
  expect(stage.view).toBe(live.view)
  expect(stage.view?.legal).toBe(choices)
  expect(stage.acting).toBe(false)
  expect(done).toEqual(['shown 1'])
})

test('what others do is acted out in its order, the pieces before the board', async () => {
  const { stage, live, done, happens } = table()
  happens(1)
  happens(2)
  happens(1, choices)
  expect(stage.view?.ply).toBe(0)
  await vi.runAllTimersAsync()
  expect(done).toEqual(['fly over 0', 'shown 1', 'fly over 1', 'shown 2', 'fly over 2', 'shown 3'])
  expect(stage.view).toBe(live.view)
  expect(stage.acting).toBe(false)
})

test('where a piece flies to a place that is not there yet, the board shows it first', async () => {
  const { done, happens } = table({ reached: false })
  happens(1)
  await vi.runAllTimersAsync()
  expect(done).toEqual(['fly over 1', 'shown 1'])
})

test('one’s own piece lands before another’s sets off', async () => {
  const { done, happens } = table()
  happens(OWN)
  happens(1)
  await vi.advanceTimersByTimeAsync(PACE / 2)
  expect(done).toEqual(['shown 1', 'fly over 1'])
  await vi.runAllTimersAsync()
  expect(done).toEqual(['shown 1', 'fly over 1', 'fly over 1', 'shown 2'])
})

test('nothing can be decided before all has been seen', async () => {
  const { stage, happens } = table()
  happens(1)
  happens(2, choices)
  await vi.advanceTimersByTimeAsync(PACE * 1.5)
  expect(stage.acting).toBe(true)
  expect(stage.view?.legal).toBeNull()
  await vi.runAllTimersAsync()
  expect(stage.view?.legal).toBe(choices)
})

test('whoever skips sees all at once, in order', async () => {
  const { stage, live, done, happens } = table()
  happens(1)
  happens(2)
  happens(1, choices)
  await vi.advanceTimersByTimeAsync(PACE / 2)
  stage.skip()
  expect(stage.view).toBe(live.view)
  expect(done).toEqual(['fly over 0', 'shown 1', 'shown 2', 'shown 3'])
  await vi.runAllTimersAsync()
  expect(done).toHaveLength(4)
  happens(2)
  await vi.runAllTimersAsync()
  expect(done.slice(4)).toEqual(['fly over 3', 'shown 4'])
})

test('nobody waits longer than six seconds, however much has happened', async () => {
  const { stage, happens } = table({ flights: 4 })
  for (let many = 0; many < 60; many++) happens(1 + (many % 3))
  await vi.advanceTimersByTimeAsync(5000)
  expect(stage.acting).toBe(true)
  await vi.advanceTimersByTimeAsync(1500)
  expect(stage.acting).toBe(false)
})

test('where nothing moves nobody waits, and what changed is marked', async () => {
  for (const quiet of [{ pace: 0 }, { still: true }]) {
    const { stage, live, done, happens } = table(quiet)
    happens(1)
    happens(2)
    expect(stage.view).toBe(live.view)
    expect(done).toEqual(['shown 1', 'shown 2'])
    expect(stage.marked.map((entry) => entry.number)).toEqual([1, 2])
    expect(stage.fresh).toBe(true)
    await vi.runAllTimersAsync()
    expect(stage.marked.map((entry) => entry.number)).toEqual([2])
    expect(stage.fresh).toBe(false)
  }
})

test('a turn of another stays marked until the next decision', async () => {
  const { stage, happens } = table()
  happens(1)
  happens(2)
  happens(2)
  await vi.runAllTimersAsync()
  expect(stage.marked.map((entry) => entry.number)).toEqual([2, 3])
  happens(OWN, choices, 'act', { say: 'only-pass' })
  expect(stage.marked.map((entry) => entry.number)).toEqual([2, 3])
  happens(OWN)
  expect(stage.marked).toEqual([])
})

test('what another chooses at the same time keeps nobody from choosing, and marks nothing', () => {
  const { stage, live, done, happens } = table()
  live.view = { ...live.view, legal: choices }
  happens(1, choices)
  happens(1, choices, 'undo')
  expect(stage.acting).toBe(false)
  expect(stage.view?.legal).toBe(choices)
  expect(stage.marked).toEqual([])
  expect(done).toEqual([])
  happens(OWN)
  happens(1)
  expect(stage.acting).toBe(true)
})

test('what is taken back is gone at once', async () => {
  const { stage, live, happens } = table()
  happens(1)
  happens(2)
  await vi.advanceTimersByTimeAsync(PACE / 2)
  happens(OWN, choices, 'undo')
  expect(stage.view).toBe(live.view)
  expect(stage.marked).toEqual([])
})

test('the end is told when the last decision has been seen', async () => {
  const { stage, live, happens } = table()
  live.table = { status: 'over' } as TableShown
  happens(1)
  expect(stage.table?.status).toBe('running')
  await vi.runAllTimersAsync()
  expect(stage.table?.status).toBe('over')
})

test('what others decide is not shown before what stands there has been read', async () => {
  const { stage, live, done, reader, happens, reads } = table({ reading: true, pace: 0 })
  happens(OWN)
  happens(1)
  happens(1, choices)
  await vi.runAllTimersAsync()
  expect(stage.view?.ply).toBe(1)
  expect(stage.view?.legal).toBeNull()
  expect(stage.waiting).toBe(true)
  expect(done).toEqual(['shown 1'])
  const entries = [1, 2, 3].map((number) => ({ number }) as Entry)
  expect(entries.map((entry) => stage.tells(entry))).toEqual([true, false, false])

  reads()
  reader.reading = true // by what the first of them did
  await vi.runAllTimersAsync()
  reads()
  await vi.runAllTimersAsync()
  expect(done).toEqual(['shown 1', 'shown 2', 'shown 3'])
  expect(stage.view).toBe(live.view)
  expect(stage.view?.legal).toBe(choices)
  expect(entries.every((entry) => stage.tells(entry))).toBe(true)
})

test('between two decisions of others there may be something to read', async () => {
  const { stage, done, reader, happens, reads } = table()
  happens(1)
  happens(1)
  await vi.advanceTimersByTimeAsync(PACE)
  reader.reading = true
  await vi.runAllTimersAsync()
  expect(done).toEqual(['fly over 0', 'shown 1'])
  expect(stage.view?.ply).toBe(1)
  reads()
  await vi.runAllTimersAsync()
  expect(done.at(-1)).toBe('shown 2')
})

test('whoever is asked at the same time as others waits for nothing', () => {
  const { stage, live, happens } = table({ reading: true, pace: 0 })
  happens(OWN, choices)
  happens(1, choices)
  expect(stage.acting).toBe(false)
  expect(stage.view).toBe(live.view)
})
