/** A finished match looked at again: where in it, through whose eyes, and which other decision is shown there. */

import { SvelteMap } from 'svelte/reactivity'
import { api, Refused, type AnalysisResult, type Judged } from '../lib/api'
import type { Moment, Told, View } from '../lib/types'
import { say } from '../lib/words.svelte'

const AT_ONCE = 8 // moments in one request: what is wanted next must not wait long
const POOR = ['inaccuracy', 'mistake', 'blunder']

export class Afterwards {
  eyes = $state('mine')
  /** A decision that is shown on the board, though it may never have been made. */
  shown = $state<string | null>(null)
  foreseen = $state.raw<{ told: Told[]; reasons: Told[] } | null>(null)
  analysis = $state.raw<AnalysisResult | null>(null)
  problem = $state('')
  private at = $state<number | null>(null) // the end, if none
  private moment = $state.raw<Moment | null>(null)
  private here = $state('') // whose moment it is
  private known = new SvelteMap<string, Moment>()
  private loading = false

  constructor(
    readonly id: string,
    private readonly length: () => number,
  ) {}

  get plies(): number {
    return this.length()
  }

  get ply(): number {
    return Math.min(this.at ?? this.plies, this.plies)
  }

  /** What the board is to show, unless it is the table as it is now. */
  get view(): View | null {
    if (!this.moment) return null
    return this.pointed === null ? this.moment.view : { ...this.moment.view, legal: [this.pointed] }
  }

  /** What is shown, once its moment has come. */
  get pointed(): string | null {
    return this.here === key(this.ply, 'actor') ? this.shown : null
  }

  get last(): Moment['last'] {
    return this.moment?.ply === this.ply ? this.moment.last : null
  }

  get judged(): Judged | undefined {
    return this.analysis?.decisions.find((one) => one.ply === this.ply)
  }

  get poor(): Judged[] {
    return this.analysis?.decisions.filter((one) => POOR.includes(one.verdict)) ?? []
  }

  get turns(): number[] {
    return (this.analysis?.turning_points.map((point) => point.ply) ?? []).sort((one, other) => one - other)
  }

  /** As whoever decided there saw it; loaded with the rest. */
  asActor(ply: number): View | undefined {
    return this.known.get(key(ply, 'actor'))?.view
  }

  before(ply: number): View | undefined {
    return this.known.get(key(ply - 1, this.eyes))?.view
  }

  show(ply: number) {
    this.at = Math.min(this.plies, Math.max(0, ply))
    this.shown = null
    this.foreseen = null
    void this.load()
  }

  lookAs(eyes: string) {
    this.eyes = eyes
    this.show(this.ply)
  }

  turn(by: 1 | -1) {
    const next = by > 0 ? this.turns.find((ply) => ply > this.ply) : this.turns.filter((ply) => ply < this.ply).at(-1)
    if (next !== undefined) this.show(next)
  }

  /** Goes to a decision and shows what would have been better. */
  study(decision: Judged) {
    this.show(decision.ply)
    this.propose(decision.best.action)
  }

  propose(action: string) {
    const ply = this.ply
    this.at = ply
    this.shown = action
    this.foreseen = null
    void this.load()
    const mine = () => this.shown === action && this.ply === ply
    api.foreseen(this.id, ply, action).then(
      (found) => mine() && (this.foreseen = found),
      (error: unknown) => this.complain(error),
    )
  }

  /** First what is looked at, then what lies around it, at last the whole match: so it is there before it is wanted. */
  async load() {
    this.settle()
    if (this.loading) return
    this.loading = true
    this.problem = ''
    try {
      for (let wanted = this.missing(); wanted; wanted = this.missing()) {
        for (const moment of await api.moments(this.id, wanted.plies, wanted.eyes)) this.known.set(key(moment.ply, wanted.eyes), moment)
        this.settle()
      }
    } catch (error) {
      this.complain(error)
    } finally {
      this.loading = false
    }
  }

  private get looking(): string {
    return this.shown === null ? this.eyes : 'actor'
  }

  private settle() {
    const found = this.known.get(key(this.ply, this.looking))
    if (!found) return
    this.moment = found
    this.here = key(this.ply, this.looking)
  }

  private missing(): { plies: number[]; eyes: string } | null {
    const lacks = (eyes: string) => (ply: number) => !this.known.has(key(ply, eyes))
    const nearest = Array.from({ length: this.plies + 1 }, (_, ply) => ply).sort((one, other) => Math.abs(one - this.ply) - Math.abs(other - this.ply))
    const judged = (this.analysis?.decisions ?? []).map((one) => one.ply)
    const wants: [string, number[]][] = [
      [this.looking, nearest.slice(0, 4)],
      ['actor', this.poor.map((one) => one.ply)],
      ['actor', nearest.filter((ply) => judged.includes(ply)).slice(0, AT_ONCE)],
      [this.eyes, nearest],
      ['actor', judged],
    ]
    for (const [eyes, plies] of wants) {
      if (plies.some(lacks(eyes))) return { eyes, plies: plies.filter(lacks(eyes)).slice(0, AT_ONCE) }
    }
    return null
  }

  private complain(error: unknown) {
    this.problem = error instanceof Refused && error.message ? error.message : say('web-no-connection')
  }
}

function key(ply: number, eyes: string): string {
  return `${eyes} ${ply}`
}
