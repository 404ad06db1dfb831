/** The decision at hand: what may be chosen, what is pointed at, what that would do, and what the server said to it. */

import type { Deciding } from '../games/show'
import { api, sentence } from '../lib/api'
import { seatNames } from '../lib/names'
import type { Advice, Choice, TableShown, Told, View } from '../lib/types'
import { tell } from '../lib/words.svelte'

const REST_MS = 60 // a pointer that only crosses a choice asks nothing
const NOTE_MS = 2200 // long enough to read a sentence
const SETTLE_MS = 250 // a click that was meant for the decision before this one decides nothing

/** The table that is decided at: Live, or what stands for it in a test. */
export interface AtTable {
  readonly id: string
  readonly table: TableShown | null
  readonly view: View | null
  act(action: string, expect: number): Promise<void>
}

/** A match that is looked back at: Review. */
export interface LookedAt {
  readonly view: View | null
  readonly pointed: string | null
  /** Whether a running match is shown as it was. */
  readonly past: boolean
}

export class Decision implements Deciding {
  foreseen = $state.raw<Told[]>([])
  advice = $state.raw<Advice[]>([])
  thinking = $state(false)
  problem = $state('')
  /** Why a decision was made unasked a moment ago. */
  note = $state.raw<Told | null>(null)
  /** Whether the decision has been on the table long enough for a click to mean it. */
  settled = $state(true)
  private busy = $state(false)
  private settling: ReturnType<typeof setTimeout> | undefined
  private aim = $state<string | null>(null)
  private answeredAt = -1 // the step at which it was last answered unasked
  private noted: ReturnType<typeof setTimeout> | undefined
  private aims = 0 // counts what was pointed at, so that late answers are known as such

  constructor(
    private readonly live: AtTable,
    private readonly review: LookedAt,
  ) {}

  get table(): TableShown | null {
    return this.live.table
  }

  get running(): boolean {
    return this.table?.status === 'running'
  }

  /** What the board shows: the match as it is, or a moment of it that is looked back at. */
  get view(): View | null {
    return this.review.view ?? this.live.view
  }

  get names(): string[] {
    return this.table ? seatNames(this.table.seats, this.table.uploaded) : []
  }

  get yourTurn(): boolean {
    return this.running && this.live.view !== null && this.live.view.legal !== null
  }

  /** Whether a choice would be taken now. */
  get open(): boolean {
    return this.yourTurn && !this.busy && !this.review.past
  }

  get advised(): readonly string[] {
    return this.advice.map((one) => one.action)
  }

  /** What there is to choose, also while the server takes a choice. */
  get choices(): Choice[] {
    return this.view?.legal ?? []
  }

  get legal(): readonly string[] {
    if (this.review.pointed !== null) return [this.review.pointed]
    return this.open ? this.choices.map((choice) => choice.action) : []
  }

  get pointed(): string | null {
    return this.review.pointed ?? this.aim
  }

  get showing(): boolean {
    return this.review.pointed !== null
  }

  /** Whether advice may be asked for. */
  get advisable(): boolean {
    return this.running && !this.review.past && (this.table?.hints ?? false) && this.choices.length > 1
  }

  get undoable(): boolean {
    return this.running && !this.review.past && (this.view?.undoable ?? false)
  }

  says(action: string): string {
    const choice = this.choices.find((one) => one.action === action)
    return choice ? tell(choice.says, this.names) : action
  }

  point(action: string | null, then: string | null = null) {
    this.aim = action
    this.foreseen = []
    const aim = ++this.aims
    if (action === null || !this.open || !this.table) return
    const { step } = this.table
    const latest = () => aim === this.aims
    setTimeout(() => {
      if (latest()) void api.preview(this.live.id, action, then, step).then(({ told }) => { if (latest()) this.foreseen = told }, () => undefined)
    }, REST_MS)
  }

  choose(action: string) {
    this.aims++
    if (this.open && this.table) {
      const { step } = this.table
      void this.attempt(() => this.live.act(action, step))
    }
  }

  /** Why there is no other answer than the one there is. */
  get forced(): Told | null {
    return this.open ? (this.view?.forced ?? null) : null
  }

  /** Gives the one answer there is, and says why; once only, should the server not take it. */
  answer() {
    const [only] = this.choices
    if (!this.forced || !only || !this.table || this.table.step === this.answeredAt) return
    this.answeredAt = this.table.step
    this.note = this.forced
    clearTimeout(this.noted)
    this.noted = setTimeout(() => (this.note = null), NOTE_MS)
    this.choose(only.action)
  }

  undo() {
    if (this.table) {
      const { step } = this.table
      void this.attempt(() => api.undo(this.live.id, step))
    }
  }

  async hint() {
    this.thinking = true
    await this.attempt(async () => (this.advice = (await api.hint(this.live.id)).moves))
    this.thinking = false
  }

  /** The match went on: what was pointed at and advised is of the past. */
  onHappening() {
    this.aim = null
    this.foreseen = []
    this.advice = []
    this.problem = ''
    this.settled = false
    clearTimeout(this.settling)
    this.settling = setTimeout(() => (this.settled = true), SETTLE_MS)
  }

  /** Does what the server may refuse, and tells why it did. */
  async attempt(work: () => Promise<unknown>) {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.busy = false
    }
  }
}
