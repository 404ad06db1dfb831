/** What the guide explains of Seasons of Rice beside its phases, and where that lies on the table. */

import { at, type GameGuide, type Pointer } from '../../table/lessons'
import type { Laid, RiceView } from './view'

const cards = (view: RiceView, owner: number) => (view.seats[owner]?.farm.cards ?? []).map(({ no }) => `card-${owner}-${no}`)
const farm: Pointer<RiceView> = (view) => cards(view, view.seat ?? 0)
const closed = (view: RiceView) => [...view.seats.keys()].map((owner) => `field-${owner}`)
const spoiled = (view: RiceView) => [...view.seats.keys()].map((owner) => `spoiled-${owner}`)
const ancestors = (view: RiceView) => (view.seats[view.seat ?? 0]?.hand ?? []).map((number) => `ancestor-${number}`)

/** Of the places that do something, the one that does most of it. */
function most(view: RiceView, does: (laid: Laid) => number): string | null {
  const [best] = Object.entries(view.places ?? {}).sort(([, one], [, other]) => does(other) - does(one))
  return best && does(best[1]) > 0 ? best[0] : null
}

const closing = (view: RiceView) => most(view, ({ closes }) => closes.length)
/** A place that also closes a field would show two things at once; and a field that was spoiled before teaches nothing new. */
const spoiling = (view: RiceView) => most(view, ({ closes, spoils }) => (closes.length || view.seats[view.seat ?? 0]?.farm.spoiled.length ? 0 : spoils.length))

export const guide: GameGuide<RiceView> = {
  special: [
    { lesson: 'guide-rice-build-dry', fits: (view) => view.phase === 'build' && view.season === 'dry' },
    { lesson: 'guide-rice-at-river', fits: (view) => view.phase === 'at' && view.season === 'setup' },
  ],
  seen: [
    { lesson: 'guide-rice-closes', fits: (view) => closing(view) !== null, shows: closing },
    { lesson: 'guide-rice-spoils', fits: (view) => spoiling(view) !== null, shows: spoiling },
    { lesson: 'guide-rice-spoiled', fits: (view) => view.seats.some(({ farm }) => farm.spoiled.length > 0) },
  ],
  news: [
    { lesson: 'guide-rice-field', fits: (told) => told.say === 'rice-log-field' },
    { lesson: 'guide-rice-swap', fits: (told) => told.say === 'rice-log-swap' },
    { lesson: 'guide-rice-front', fits: (told) => told.say === 'rice-log-front' },
    { lesson: 'guide-rice-contracts', fits: (told) => told.say === 'rice-log-jasmine' },
    { lesson: 'guide-rice-dry', fits: (told) => told.say === 'rice-log-dry' },
    { lesson: 'guide-rice-back', fits: (told) => told.say === 'rice-log-back' },
  ],
  points: {
    'guide-rice-start': [at('line'), at('line')],
    'guide-rice-ancestor': [ancestors, ancestors],
    'guide-rice-build': [at('hand'), at('hand')],
    'guide-rice-build-dry': [at('dry-row')],
    'guide-rice-at': [farm, farm, farm],
    'guide-rice-closes': [at('ghost')],
    'guide-rice-spoils': [at('ghost')],
    'guide-rice-spoiled': [spoiled],
    'guide-rice-row': [at('dry-row')],
    'guide-rice-field': [closed, (view) => [...closed(view), 'worth'], (view) => [...closed(view), 'worth']],
    'guide-rice-swap': [at('hand')],
    'guide-rice-dry': [at('dry-row'), farm],
  },
  enough: ['build', 'at', 'row', 'swap', 'field', 'dry', 'build-dry'].map((lesson) => `guide-rice-${lesson}`),
}
