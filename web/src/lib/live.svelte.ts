/** A table as it is now: a WebSocket that comes back by itself and misses nothing. */

import { connection } from '../offline/connection.svelte'
import { forgetTables, keepTable, keptTable } from '../offline/tables'
import { api, Refused } from './api'
import { loadMe, me } from './me.svelte'
import type { AcceptedHeard, Entry, Heard, Presence, RefusedHeard, TableShown, View } from './types'
import { language } from './words.svelte'

const RETRY = [200, 500, 1000, 2000, 4000]
const PING_MS = 25_000
const SIGNED_OUT = 4401
const GONE = 4404
const ANSWER_MS = 3000
const KEEP_MS = 1000 // after the last of what comes together

/** An entry that has come, and the match around it. */
export interface Happening {
  entry: Entry
  before: View | null
  after: View | null
}

type Answer = AcceptedHeard | RefusedHeard

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
  private keeping = 0
  private sent: { expect: number; answer: (heard: Answer | null) => void } | null = null

  constructor(
    readonly id: string,
    private readonly onHappening: (happening: Happening) => void = () => undefined,
  ) {
    void this.connect()
  }

  /** At a private table whoever sits there, and its host. */
  get mayChat(): boolean {
    return this.table !== null && (this.table.public || this.table.seat !== null || this.table.invitations !== null)
  }

  private get last(): number {
    return this.entries.at(-1)?.number ?? 0
  }

  private async connect() {
    // A socket keeps the identity that it began with: so first we must know who we are.
    if (!me.now) await loadMe().catch(() => undefined)
    if (connection.lost) await this.recall()
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/live?after=${this.last}`)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Heard)
    socket.onclose = (event) => {
      clearInterval(this.pinging)
      this.connected = false
      this.sent?.answer(null)
      if (event.code === SIGNED_OUT) this.forget()
      if (event.code === GONE) this.missing = true
      else if (!this.closed) this.timer = window.setTimeout(() => void this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)])
    }
    this.pinging = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, PING_MS)
  }

  /** A decision goes over the socket; where that gives no answer it is posted, and the server takes it once. */
  async act(action: string, expect: number): Promise<void> {
    const heard = await this.send(action, expect)
    if (heard === null) await this.post(action, expect)
    else if (heard.type === 'refused') throw new Refused(heard.error, heard.message, 0)
  }

  private async post(action: string, expect: number): Promise<void> {
    const own = this.table?.seat ?? null
    const wentThrough = () => this.entries.some((entry) => entry.kind === 'act' && entry.seat === own && (entry.step ?? -1) >= expect)
    if (wentThrough()) return
    try {
      await api.act(this.id, action, expect)
    } catch (error) {
      // The table may have told us meanwhile that it went on.
      if (!wentThrough()) throw error
    }
  }

  private send(action: string, expect: number): Promise<Answer | null> {
    const { socket } = this
    if (!socket || !this.connected || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null)
    return new Promise((resolve) => {
      const late = setTimeout(() => this.sent?.answer(null), ANSWER_MS)
      const answer = (heard: Answer | null) => {
        clearTimeout(late)
        this.sent = null
        resolve(heard)
      }
      this.sent = { expect, answer }
      socket.send(JSON.stringify({ type: 'act', action, expect, language: language() }))
    })
  }

  /** As it was when last seen here, until the server answers. */
  private async recall() {
    if (this.table) return
    const seen = await keptTable(this.id).catch(() => null)
    if (!seen || this.closed) return
    this.table = seen.table
    this.view = seen.view
    this.entries = seen.entries
  }

  private keep() {
    clearTimeout(this.keeping)
    this.keeping = window.setTimeout(() => {
      if (this.table) void keepTable(this.id, { table: this.table, view: this.view, entries: this.entries }).catch(() => undefined)
    }, KEEP_MS)
  }

  /** We were signed out: whoever we are next asks anew. */
  private forget() {
    clearTimeout(this.keeping)
    me.now = null
    void forgetTables()
  }

  private hear(message: Heard) {
    if (message.type === 'table' || message.type === 'entry') this.keep()
    if (message.type === 'table') {
      const again = this.table !== null
      this.tries = 0
      this.connected = true
      this.entries = [...this.entries, ...message.entries]
      this.table = message.table
      this.view = message.view
      this.presence = message.presence
      // What was missed is told together, as it ended.
      const last = message.entries.filter((entry) => entry.kind !== 'chat').at(-1)
      if (again && last) this.onHappening({ entry: last, before: null, after: this.view })
    } else if (message.type === 'entry') {
      const before = this.view
      this.entries = [...this.entries, message.entry]
      if (message.table) this.table = message.table
      if (message.view !== undefined) this.view = message.view
      this.onHappening({ entry: message.entry, before, after: this.view })
    } else if (message.type === 'presence') {
      this.presence = { seats: message.seats, watching: message.watching }
    } else if ((message.type === 'accepted' || message.type === 'refused') && message.expect === this.sent?.expect) {
      this.sent.answer(message)
    }
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.keeping)
    clearInterval(this.pinging)
    this.socket?.close()
  }
}
