/** The guide at a table: which lesson stands there, how far it is read, and whether others wait until it is. */

import { explain, explainedAt, forget, isGuided } from '../lib/guided'
import type { Entry, View } from '../lib/types'
import { END, lessonOf, lessonsFor, type GameGuide, type Lesson } from './lessons'

/** What the board shows, and what the log tells of it. */
export interface Taught {
  readonly view: View | null
  readonly entries: Entry[]
  readonly guide: GameGuide | undefined
}

export class Teaching {
  private present = $state(false)
  private explained = $state.raw<string[]>([])
  private again = $state.raw<Lesson | null>(null)
  private turned = $state.raw({ lesson: '', page: 0 })
  private readonly pending = $derived.by(() => {
    const { view, entries, guide } = this.taught
    if (!this.present || !view || !guide) return []
    const left = lessonsFor(view, entries, guide).filter(({ id }) => !this.explained.includes(id))
    const enough = guide.enough.every((lesson) => this.explained.includes(lesson))
    if (left.length || !enough || view.phase === 'over' || this.explained.includes(END)) return left
    return [{ id: END }]
  })
  readonly lesson = $derived(this.again ?? this.pending[0] ?? null)

  constructor(
    private readonly id: string,
    private readonly taught: Taught,
  ) {
    this.present = isGuided(id)
    this.explained = explainedAt(id)
  }

  get on(): boolean {
    return this.present && this.taught.guide !== undefined
  }

  /** Whether something is to be read before others go on. */
  get holds(): boolean {
    return this.on && this.pending.length > 0
  }

  /** Which paragraph is being read. */
  get page(): number {
    return this.turned.lesson === this.lesson?.id ? this.turned.page : 0
  }

  /** Where on the table that lies which the paragraph speaks of. */
  get anchors(): string[] {
    const { view, guide } = this.taught
    if (!this.lesson || !view || !guide) return []
    return guide.points[this.lesson.id]?.[this.page]?.(view, this.lesson.entry) ?? []
  }

  /** The choice that the lesson points at. */
  get shown(): string | null {
    const { view, guide } = this.taught
    const seen = guide?.seen.find(({ lesson }) => lesson === this.lesson?.id)
    return view && seen?.fits(view) ? (seen.shows?.(view) ?? null) : null
  }

  /** The lesson of the decision at hand, to be read once more. */
  get current(): string | null {
    const { view, guide } = this.taught
    return view && guide ? lessonOf(view, guide) : null
  }

  turn() {
    if (this.lesson) this.turned = { lesson: this.lesson.id, page: this.page + 1 }
  }

  repeat() {
    this.turned = { lesson: '', page: 0 }
    if (this.current) this.again = { id: this.current }
  }

  understood(id: string) {
    this.again = null
    if (this.explained.includes(id)) return
    this.explained = [...this.explained, id]
    explain(this.id, this.explained)
  }

  leave() {
    this.present = false
    forget(this.id)
  }
}
