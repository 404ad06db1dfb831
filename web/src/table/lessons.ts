/** What a guide explains: a decision of one's own by its phase, what lies on the table, and what has happened by what the log tells of it. */

import type { Entry, Told, View } from '../lib/types'

/** Where on the table that lies which a paragraph speaks of, by anchors; the entry is what happened. */
export type Pointer<V extends View = View> = (view: V, entry: Entry | undefined) => string[]

export interface GameGuide<V extends View = View> {
  /** Decisions that are not like the others of their phase. */
  special: { lesson: string; fits: (view: V) => boolean }[]
  /** What can be seen, on the table or beside a decision; `shows` is a choice to be pointed at meanwhile. */
  seen: { lesson: string; fits: (view: V) => boolean; shows?: (view: V) => string | null }[]
  /** What happened, told to the seat that learns. */
  news: { lesson: string; fits: (told: Told, entry: Entry, seat: number | null) => boolean }[]
  /** For each paragraph of a lesson. */
  points: Record<string, Pointer<V>[]>
  /** Whoever has read these can go on without a guide. */
  enough: string[]
}

export interface Lesson {
  id: string
  /** What happened, where a lesson speaks of that. */
  entry?: Entry
}

/** The last lesson: it offers to play on without a guide. */
export const END = 'guide-end'

/** The same places, whatever the match is like. */
export const at = (...anchors: string[]) => () => anchors

/** Whether all of one's choices, or some of them, begin with a verb. */
export const every = (view: View, verb: string) => (view.legal ?? []).every(({ action }) => action.startsWith(`${verb} `))
export const some = (view: View, verb: string) => (view.legal ?? []).some(({ action }) => action.startsWith(`${verb} `))

export function lessonOf<V extends View>(view: V, guide: GameGuide<V>): string | null {
  if (view.legal === null && view.phase !== 'over') return null
  return guide.special.find(({ fits }) => fits(view))?.lesson ?? `guide-${view.game}-${view.phase}`
}

/** All that can be explained now: the welcome, what has happened in its order, the decision at hand, and what is to be seen. */
export function lessonsFor<V extends View>(view: V, entries: Entry[], guide: GameGuide<V>): Lesson[] {
  const decision = lessonOf(view, guide)
  const news = new Map<string, Lesson>()
  for (const entry of entries) {
    for (const told of entry.story ?? []) {
      for (const { lesson, fits } of guide.news) if (!news.has(lesson) && fits(told, entry, view.seat)) news.set(lesson, { id: lesson, entry })
    }
  }
  const seen = guide.seen.filter(({ fits }) => fits(view)).map(({ lesson }) => ({ id: lesson }))
  return [{ id: `guide-${view.game}-start` }, ...news.values(), ...(decision ? [{ id: decision }] : []), ...seen]
}
