/** What a guide explains: a decision of one's own by its phase, and what has happened by what the log tells of it. */

import type { Entry, Told, View } from '../lib/types'

export interface GameGuide<V extends View = View> {
  /** Decisions that are not like the others of their phase. */
  special: { lesson: string; fits: (view: V) => boolean }[]
  news: { lesson: string; fits: (told: Told, entry: Entry) => boolean }[]
}

/** Whether all of one's choices, or some of them, begin with a verb. */
export const every = (view: View, verb: string) => (view.legal ?? []).every(({ action }) => action.startsWith(`${verb} `))
export const some = (view: View, verb: string) => (view.legal ?? []).some(({ action }) => action.startsWith(`${verb} `))

export function lessonOf<V extends View>(view: V, guide: GameGuide<V>): string | null {
  if (view.legal === null && view.phase !== 'over') return null
  return guide.special.find(({ fits }) => fits(view))?.lesson ?? `guide-${view.game}-${view.phase}`
}

/** All that can be explained now: the welcome, the decision at hand, and what has happened, in its order. */
export function lessonsFor<V extends View>(view: V, entries: Entry[], guide: GameGuide<V>): string[] {
  const decision = lessonOf(view, guide)
  const news = entries.flatMap((entry) => (entry.story ?? []).flatMap((told) => guide.news.filter(({ fits }) => fits(told, entry)).map(({ lesson }) => lesson)))
  return [`guide-${view.game}-start`, ...(decision ? [decision] : []), ...new Set(news)]
}
