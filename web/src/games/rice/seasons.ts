/** How far a match of Seasons of Rice is. */

import { say } from '../../lib/words.svelte'
import type { Step } from '../show'
import type { RiceView, Season } from './view'

const SEASONS: Season[] = ['wet', 'dry']

export function time(view: RiceView): string {
  return say('rice-season', { season: view.season })
}

export function steps(view: RiceView): Step[] {
  const now = SEASONS.indexOf(view.season)
  return SEASONS.map((season, place) => ({ title: say('rice-season', { season }), state: place < now ? 'done' : place === now ? 'now' : 'to come' }))
}
