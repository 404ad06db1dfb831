import { beforeEach, expect, test, vi } from 'vitest'
import { api, Refused } from '../lib/api'
import type { TableShown, Told, View } from '../lib/types'
import { Decision, type LookedAt } from './decision.svelte'

const choice = (action: string) => ({ action, says: { say: `says-${action}` } })
const view = (given: Partial<View> = {}) => ({ ply: 0, legal: [choice('pass'), choice('take')], undoable: true, ...given }) as View
const told = (say: string): { told: Told[] } => ({ told: [{ say }] })

function at(given: Partial<TableShown> = {}, seen: View = view(), review: LookedAt = { view: null, pointed: null, past: false }) {
  const act = vi.fn(() => Promise.resolve())
  const table = { status: 'running', step: 3, seats: [], hints: true, uploaded: false, ...given } as unknown as TableShown
  return { act, decision: new Decision({ id: 'x', table, view: seen, act }, review) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.restoreAllMocks()
})

test('a choice goes to the server with the step that it was made at', async () => {
  const { act, decision } = at()
  decision.choose('take')
  expect(act).toHaveBeenCalledWith('take', 3)
  expect(decision.open).toBe(false)
  expect(decision.legal).toEqual([])
  expect(decision.choices).toHaveLength(2)
  await vi.runAllTimersAsync()
  expect(decision.legal).toEqual(['pass', 'take'])
})

test('nothing is chosen while another choice is on its way, or by somebody else', () => {
  const { act, decision } = at()
  decision.choose('take')
  decision.choose('pass')
  expect(act).toHaveBeenCalledTimes(1)
  const other = at({}, view({ legal: null }))
  other.decision.choose('take')
  expect(other.act).not.toHaveBeenCalled()
  expect(other.decision.yourTurn).toBe(false)
})

test('a refusal is told in the words of the server', async () => {
  const { act, decision } = at()
  act.mockRejectedValueOnce(new Refused('not-legal', 'That is not possible.', 422))
  decision.choose('take')
  await vi.runAllTimersAsync()
  expect(decision.problem).toBe('That is not possible.')
  expect(decision.open).toBe(true)
})

test('what is pointed at is foreseen after a moment, with what would follow', async () => {
  const preview = vi.spyOn(api, 'preview').mockResolvedValue(told('one'))
  const { decision } = at()
  decision.point('take', 'pass')
  expect(decision.pointed).toBe('take')
  expect(preview).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(preview).toHaveBeenCalledWith('x', 'take', 'pass', 3)
  expect(decision.foreseen).toEqual([{ say: 'one' }])
})

test('an answer about something that is no longer pointed at is dropped', async () => {
  let answer: (heard: { told: Told[] }) => void = () => undefined
  vi.spyOn(api, 'preview').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { decision } = at()
  decision.point('take')
  await vi.advanceTimersByTimeAsync(100)
  decision.point(null)
  answer(told('late'))
  await vi.runAllTimersAsync()
  expect(decision.foreseen).toEqual([])
})

test('when the match goes on, nothing is pointed at or advised any more', () => {
  const { decision } = at()
  decision.point('take')
  decision.advice = [{ ...choice('take'), win: 1, margin: 0, reasons: [] }]
  decision.onHappening()
  expect(decision.pointed).toBeNull()
  expect(decision.advice).toEqual([])
})

test('advice is there where the table has it and there is something to choose', () => {
  expect(at().decision.advisable).toBe(true)
  expect(at({ hints: false }).decision.advisable).toBe(false)
  expect(at({}, view({ legal: [choice('pass')] })).decision.advisable).toBe(false)
  expect(at({ status: 'over' }).decision.advisable).toBe(false)
})

test('in a match that is over a choice is only shown', () => {
  const moment = view({ ply: 7 })
  const { act, decision } = at({ status: 'over' }, view(), { view: moment, pointed: 'take', past: false })
  expect(decision.view).toBe(moment)
  expect(decision.legal).toEqual(['take'])
  expect(decision.showing).toBe(true)
  decision.choose('take')
  expect(act).not.toHaveBeenCalled()
})

const why: Told = { say: 'only-pass' }

test('where there is one answer it is given once, and told why for a moment', async () => {
  const { act, decision } = at({}, view({ legal: [choice('pass')], forced: why }))
  expect(decision.forced).toBe(why)
  decision.answer()
  expect(act).toHaveBeenCalledWith('pass', 3)
  expect(decision.note).toBe(why)
  await vi.advanceTimersByTimeAsync(1000)
  decision.answer()
  expect(act).toHaveBeenCalledTimes(1)
  expect(decision.note).toBe(why)
  await vi.runAllTimersAsync()
  expect(decision.note).toBeNull()
})

test('an answer that the server refused is asked for', async () => {
  const { act, decision } = at({}, view({ legal: [choice('pass')], forced: why }))
  act.mockRejectedValueOnce(new Refused('stale', 'Too late.', 409))
  decision.answer()
  await vi.runAllTimersAsync()
  decision.answer()
  expect(act).toHaveBeenCalledTimes(1)
  expect(decision.legal).toEqual(['pass'])
})

test('no answer is given for somebody who has a choice', () => {
  const { act, decision } = at({}, view({ forced: null }))
  decision.answer()
  expect(act).not.toHaveBeenCalled()
})

test('while one looks back at a running match nothing can be decided', () => {
  const { act, decision } = at({}, view(), { view: view(), pointed: null, past: true })
  expect(decision.yourTurn).toBe(true)
  expect(decision.legal).toEqual([])
  expect(decision.advisable).toBe(false)
  expect(decision.undoable).toBe(false)
  decision.choose('take')
  expect(act).not.toHaveBeenCalled()
})

test('what the server said is not said any more once the match went on', async () => {
  const { act, decision } = at()
  act.mockRejectedValueOnce(new Refused('no-connection', 'The server does not answer.', 0))
  decision.choose('take')
  await vi.runAllTimersAsync()
  expect(decision.problem).toBe('The server does not answer.')
  decision.onHappening()
  expect(decision.problem).toBe('')
})
