import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Refused } from './api'
import { Live, type Happening } from './live.svelte'
import { me } from './me.svelte'
import type { Entry, Snapshot, TableShown } from './types'

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 1
  sent: string[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined

  constructor() {
    Socket.made.push(this)
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.readyState = 3
  }

  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const entry = (number: number, kind: Entry['kind'] = 'act') => ({ number, kind, step: number, seat: 0, at: 0 }) as Entry
const snapshot = (step: number, entries: Entry[] = []) =>
  ({ type: 'table', table: { step, seat: 0 } as TableShown, view: null, entries, presence: { seats: [0], watching: 0 } }) satisfies Snapshot

beforeEach(() => {
  vi.useFakeTimers()
  Socket.made = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('window', globalThis)
  me.now = { id: 'me', name: null, account: null }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a friend who sits down is present without a reload', () => {
  const live = new Live('x')
  const [socket] = Socket.made
  socket!.hear(snapshot(0))
  socket!.hear({ type: 'presence', seats: [0, 1], watching: 0 })
  expect(live.presence.seats).toEqual([0, 1])
  live.close()
})

test('a decision that the table has told of went through, though nobody answered', async () => {
  const live = new Live('x')
  const [socket] = Socket.made
  socket!.hear(snapshot(3))
  vi.spyOn(api, 'act').mockImplementation(() => {
    socket!.hear({ type: 'entry', entry: entry(3), table: { step: 4, seat: 0 } })
    return Promise.reject(new Refused('no-connection', '', 0))
  })
  const acted = live.act('take', 3)
  socket!.onclose({ code: 1006 })
  await expect(acted).resolves.toBeUndefined()
  live.close()
})

test('that another who chooses at the same time decided does not mean that one’s own decision went through', async () => {
  const live = new Live('x')
  const [socket] = Socket.made
  socket!.hear(snapshot(3))
  const act = vi.spyOn(api, 'act').mockResolvedValue({ step: 5, repeated: false })
  const acted = live.act('take', 3)
  socket!.hear({ type: 'entry', entry: { ...entry(3), seat: 1 }, table: { step: 4, seat: 0 } })
  socket!.onclose({ code: 1006 })
  await acted
  expect(act).toHaveBeenCalledWith('x', 'take', 3)
  live.close()
})

test('one that nobody heard of did not', async () => {
  const live = new Live('x')
  const [socket] = Socket.made
  socket!.hear(snapshot(3))
  vi.spyOn(api, 'act').mockRejectedValue(new Refused('no-connection', '', 0))
  const acted = live.act('take', 3)
  socket!.onclose({ code: 1006 })
  await expect(acted).rejects.toThrow(Refused)
  live.close()
})

test('what was missed while the connection was lost is told, chat aside', async () => {
  const happened: Happening[] = []
  const live = new Live('x', (happening) => happened.push(happening))
  Socket.made[0]!.hear(snapshot(3, [entry(1)]))
  expect(happened).toEqual([])
  Socket.made[0]!.onclose({ code: 1006 })
  await vi.advanceTimersByTimeAsync(500)
  Socket.made[1]!.hear(snapshot(5, [entry(2), entry(3), entry(4, 'chat')]))
  expect(happened.map((happening) => happening.entry.number)).toEqual([3])
  expect(live.entries).toHaveLength(4)
  live.close()
})
