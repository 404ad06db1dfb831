/** A match looked back at: where in it, through whose eyes, and which choice is proposed there. While it runs, only through one's own. */

import { SvelteMap } from 'svelte/reactivity'
import { api, sentence } from '../lib/api'
import type { AnalysisResult, Entry, Foreseen, Judged, Moment, Told, Verdict, View } from '../lib/types'

const AT_ONCE = 8 // moments in one request, so that what is looked at next need not wait long
const STEP_MS = 1600 // that a decision is shown for at single speed
export const SPEEDS = [1, 2, 4] as const
export const TABS = ['scores', 'replay', 'analysis'] as const
export const POOR: readonly Verdict[] = ['inaccuracy', 'mistake', 'blunder']

export class Review {
  /** What is looked at beside the board when the match is over. */
  tab = $state<(typeof TABS)[number]>('scores')
  eyes = $state('mine')
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  /** A choice that is to be shown on the board, though it may never have been made. */
  proposed = $state<string | null>(null)
  foreseen = $state.raw<Foreseen | null>(null)
  analysis = $state.raw<AnalysisResult | null>(null)
  problem = $state('')
  private at = $state<number | null>(null) // null is the end
  private moment = $state.raw<Moment | null>(null)
  private here = $state('') // the key of that moment
  private known = new SvelteMap<string, Moment>()
  private loading = false
  private clock: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    private readonly length: () => number,
    private readonly isOver: () => boolean,
  ) {}

  get plies(): number {
    return this.length()
  }

  get ply(): number {
    return Math.min(this.at ?? this.plies, this.plies)
  }

  /** Whether a running match is looked at as it was: then nothing can be decided. */
  get past(): boolean {
    return !this.isOver() && this.at !== null
  }

  /** What the board is to show, unless it is the table as it is now. */
  get view(): View | null {
    return this.past || this.isOver() ? (this.moment?.view ?? null) : null
  }

  /** The proposed choice, once the board shows its moment. */
  get pointed(): string | null {
    return this.here === key(this.ply, 'actor') ? this.proposed : null
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

  /** What the last decision said when it was a choice, as whoever decided saw it. */
  get lastSays(): Told | undefined {
    return this.known.get(key(this.ply - 1, 'actor'))?.view.legal?.find((choice) => choice.action === this.last?.text)?.says
  }

  show(ply: number) {
    this.pause()
    this.goTo(ply)
  }

  /** Back to the table as it is. */
  leave() {
    this.pause()
    this.at = null
    this.moment = null
  }

  play() {
    if (this.ply === this.plies) this.goTo(0)
    this.playing = true
    this.wait()
  }

  pause() {
    this.playing = false
    clearTimeout(this.clock)
  }

  /** What was taken back has other moments now, and the end tells more of all of them. */
  onHappening(entry: Entry) {
    if (entry.kind === 'undo' || this.isOver()) this.known.clear()
    if (this.past && this.ply === this.plies) this.leave()
  }

  private wait() {
    this.clock = setTimeout(() => {
      if (this.ply < this.plies) this.goTo(this.ply + 1)
      if (this.ply < this.plies) this.wait()
      else this.pause()
    }, STEP_MS / this.speed)
  }

  private goTo(ply: number) {
    this.at = Math.min(this.plies, Math.max(0, ply))
    if (this.tab === 'scores') this.tab = 'replay'
    this.proposed = null
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
    this.proposed = action
    this.foreseen = null
    void this.load()
    const wanted = () => this.proposed === action && this.ply === ply
    api.foreseen(this.id, ply, action).then(
      (found) => { if (wanted()) this.foreseen = found },
      (error: unknown) => { this.complain(error) },
    )
  }

  /** First what is looked at, then what lies around it, at last the whole match, so that nothing is waited for. */
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
    return this.proposed === null ? this.eyes : 'actor'
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
    if (!this.isOver() && !this.past) return null
    const wants: [string, number[]][] = !this.isOver() ? [['mine', nearest.slice(0, 8)]] : [
      [this.looking, nearest.slice(0, 4)],
      ['actor', nearest.slice(0, 4)],
      ['actor', this.poor.map((one) => one.ply)],
      [this.eyes, nearest],
      ['actor', nearest],
    ]
    for (const [eyes, plies] of wants) {
      if (plies.some(lacks(eyes))) return { eyes, plies: plies.filter(lacks(eyes)).slice(0, AT_ONCE) }
    }
    return null
  }

  private complain(error: unknown) {
    this.problem = sentence(error)
  }
}

function key(ply: number, eyes: string): string {
  return `${eyes} ${ply}`
}
