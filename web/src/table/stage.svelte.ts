/** What of a running match is on show: what others decide is acted out, one decision after the other; one's own is there at once. */

import { tick } from 'svelte'
import type { Flight } from '../games/show'
import type { Happening } from '../lib/live.svelte'
import type { Entry, TableShown, View } from '../lib/types'
import type { AtTable } from './decision.svelte'

export const OVERLAP = 0.6 // a piece sets off when the one before it is so far on its way
const REST = 1.5 // between two decisions, in times that a piece moves
const LONGEST_MS = 6000 // nobody waits longer for what has happened already
const FRESH_MS = 1500

/** Where pieces fly: the page, or what stands for it in a test. */
export interface Air {
  /** Whether the places that pieces fly between are drawn. */
  reaches(flights: Flight[]): boolean
  /** Done when all have landed. */
  fly(flights: Flight[], ms: number): Promise<void>
  /** Takes everything out of the air. */
  clear(): void
}

export interface Showing {
  air: () => Air | undefined
  flights: (happening: Happening) => Flight[]
  /** How long a piece moves; 0 where nothing is to move. */
  pace: () => number
  /** Whether the board shows something else, or nobody looks. */
  still: () => boolean
  /** Whether something is to be read before what others decide is shown. */
  held: () => boolean
  /** The board shows what has happened now. */
  onShown: (entry: Entry) => void
}

export class Stage implements AtTable {
  /** The last decisions of somebody else, to be marked on the table. */
  marked = $state.raw<Entry[]>([])
  /** Whether they were made just now. */
  fresh = $state(false)
  private shown = $state.raw<View | null>(null) // while something is acted out
  private next = $state(Infinity) // the number of the first entry that is not on show yet
  private goOn: (() => void) | undefined // while what others decide waits
  private queue: Happening[] = []
  private landing: Promise<void> = Promise.resolve() // of what one has laid oneself
  private round = 0 // counts skips, so that what was skipped ends
  private since = 0
  private freshness: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly live: AtTable,
    private readonly show: Showing,
  ) {}

  get id(): string {
    return this.live.id
  }

  /** The end is told when the last decision has been seen. */
  get table(): TableShown | null {
    const { table } = this.live
    return this.acting && table?.status === 'over' ? { ...table, status: 'running', result: null } : table
  }

  get view(): View | null {
    return this.shown ?? this.live.view
  }

  get acting(): boolean {
    return this.shown !== null
  }

  /** Whether what others have decided waits until something is read. */
  get waiting(): boolean {
    return this.acting && this.show.held()
  }

  /** Whether the board shows what an entry tells. */
  tells(entry: Entry): boolean {
    return entry.number < this.next
  }

  /** What was to be read has been read. */
  release() {
    this.goOn?.()
    this.goOn = undefined
  }

  act(action: string, expect: number): Promise<void> {
    return this.live.act(action, expect)
  }

  onHappening(happening: Happening) {
    const { entry, before, after } = happening
    // What others choose at the same time keeps nobody from choosing.
    if (before?.legal && after?.legal && entry.seat !== after.seat && (entry.kind === 'act' || entry.kind === 'undo')) return
    if (entry.kind !== 'act' || !before || !after) {
      this.skip()
      this.marked = []
      this.show.onShown(entry)
      return
    }
    const own = entry.seat === after.seat
    // Whoever is asked at the same time as others sees at once what they have done.
    if (this.acting || (!own && (this.moves || (!before.legal && this.show.held())))) {
      this.queue.push(happening)
      this.next = Math.min(this.next, entry.number)
      if (this.acting) return
      this.since = performance.now()
      this.put(before)
      void this.play(this.round)
      return
    }
    this.onShown(happening)
    if (this.moves) this.landing = this.fly(this.show.flights(happening), this.show.pace())
  }

  /** To the end of what is being acted out. */
  skip() {
    const skipped = this.queue
    this.round++
    this.queue = []
    this.next = Infinity
    this.shown = null
    this.release()
    this.show.air()?.clear()
    for (const one of skipped) this.onShown(one)
  }

  private get moves(): boolean {
    return this.show.pace() > 0 && !this.show.still()
  }

  private async play(round: number) {
    await this.landing
    for (let now = this.queue[0]; now && round === this.round; now = this.queue[0]) {
      if (this.show.held()) {
        await new Promise<void>((read) => { this.goOn = read })
        this.since = performance.now()
        continue
      }
      const flights = this.show.flights(now)
      const ms = this.show.pace() * this.tempo
      const early = this.show.air()?.reaches(flights) ?? false
      // Where a piece lands on something that is not there yet, the board shows that first.
      if (!early) this.put(now.after)
      await this.fly(flights, ms)
      if (round !== this.round) return
      this.queue.shift()
      this.next = this.queue[0]?.entry.number ?? Infinity
      if (this.queue.length) this.put(now.after)
      else this.shown = null
      this.onShown(now)
      if (this.queue.length) await passed(ms * REST)
    }
  }

  private async fly(flights: Flight[], ms: number) {
    if (!flights.length || ms <= 0) return
    await tick() // so that all places are drawn
    await this.show.air()?.fly(flights, ms)
  }

  /** How much quicker than usual, 1 being not at all, so that nobody waits too long. */
  private get tempo(): number {
    const left = LONGEST_MS - (performance.now() - this.since)
    const needed = this.queue.reduce((sum, one) => sum + REST + 1 + OVERLAP * this.show.flights(one).length, 0) * this.show.pace()
    return Math.min(1, Math.max(0, left / needed))
  }

  /** While something is acted out, nothing can be decided. */
  private put(view: View | null) {
    this.shown = view && { ...view, legal: null, forced: null }
  }

  private onShown({ entry, before, after }: Happening) {
    if (entry.seat !== after?.seat) this.mark(entry)
    else if (!before?.forced) this.marked = [] // what was decided unasked leaves the marks to be seen
    this.show.onShown(entry)
  }

  /** A turn of several decisions is marked as a whole; so is what all others did, where nothing moved. */
  private mark(entry: Entry) {
    clearTimeout(this.freshness)
    const together = this.marked.at(-1)?.seat === entry.seat || (this.fresh && !this.moves)
    this.marked = together ? [...this.marked, entry] : [entry]
    this.fresh = true
    this.freshness = setTimeout(() => {
      this.fresh = false
      this.marked = this.marked.filter((one) => one.seat === entry.seat)
    }, FRESH_MS)
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
