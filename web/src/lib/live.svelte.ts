/** A table as it is now: a WebSocket that comes back by itself and misses nothing. */

import { loadMe, me } from './me.svelte'
import type { Entry, Presence, Snapshot, TableShown, View } from './types'

const RETRY = [200, 500, 1000, 2000, 4000]
const PING_MS = 25_000
const GONE = 4404

export interface Moment {
  entry: Entry
  before: View | null
  after: View | null
}

export class Live {
  table = $state.raw<TableShown | null>(null)
  view = $state.raw<View | null>(null)
  entries = $state.raw<Entry[]>([])
  presence = $state.raw<Presence>({ seats: [], watching: 0 })
  connected = $state(false)
  missing = $state(false)
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer = 0
  private pinging = 0

  constructor(
    readonly id: string,
    private readonly onMoment: (moment: Moment) => void = () => undefined,
  ) {
    void this.connect()
  }

  private get last(): number {
    return this.entries.at(-1)?.number ?? 0
  }

  private async connect() {
    // Who we are is settled before we sit down: a socket keeps the identity that it began with.
    if (!me.now) await loadMe().catch(() => undefined)
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/live?after=${this.last}`)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Snapshot | Heard)
    socket.onclose = (event) => {
      clearInterval(this.pinging)
      this.connected = false
      if (event.code === GONE) this.missing = true
      else if (!this.closed) this.timer = window.setTimeout(() => void this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)])
    }
    this.pinging = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, PING_MS)
  }

  private hear(message: Snapshot | Heard) {
    if (message.type === 'table') {
      this.tries = 0
      this.connected = true
      this.entries = [...this.entries, ...message.entries]
      this.table = message.table
      this.view = message.view
      this.presence = message.presence
    } else if (message.type === 'entry') {
      const before = this.view
      this.entries = [...this.entries, message.entry]
      if (message.table) this.table = message.table
      if (message.view !== undefined) this.view = message.view
      this.onMoment({ entry: message.entry, before, after: this.view })
    } else if (message.type === 'presence') {
      this.presence = { seats: message.seats, watching: message.watching }
    }
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pinging)
    this.socket?.close()
  }
}

type Heard =
  | { type: 'entry'; entry: Entry; table?: TableShown; view?: View | null }
  | ({ type: 'presence' } & Presence)
  | { type: 'stopping' }
  | { type: 'pong' }
