/** What the guide explains of Bali beside its phases, and where that lies on the table. */

import type { Entry } from '../../lib/types'
import { at, every, type GameGuide } from '../../table/lessons'
import type { BaliView } from './view'

const rows = (view: BaliView) => view.rows.map((_, place) => `row-${place + 1}`)
const hand = (view: BaliView) => [`hand-${view.seat}`]
const laid = (view: BaliView) => [`laid-${view.seat}`]
const rowOf = (_: BaliView, entry?: Entry) => [`row-${entry?.text?.split(' ').at(-1)}`]

export const guide: GameGuide<BaliView> = {
  special: [
    { lesson: 'guide-bali-discard', fits: (view) => view.phase === 'play' && every(view, 'discard') },
    { lesson: 'guide-bali-sacrifice-hidden', fits: (view) => view.phase === 'sacrifice' && view.active === view.seat },
  ],
  seen: [],
  news: [
    { lesson: 'guide-bali-scores', fits: (told) => told.say === 'bali-log-scores' },
    { lesson: 'guide-bali-row', fits: (told) => told.say === 'bali-log-row' },
    { lesson: 'guide-bali-demon', fits: (told) => told.say === 'bali-log-demon' },
  ],
  points: {
    'guide-bali-start': [at('pile'), at('line')],
    'guide-bali-buy': [at('supply'), at('stone')],
    'guide-bali-play': [hand, laid, rows],
    'guide-bali-discard': [hand],
    'guide-bali-sacrifice': [at('goods'), at('altar')],
    'guide-bali-sacrifice-hidden': [at('goods'), at('altar')],
    'guide-bali-supply': [at('supply')],
    'guide-bali-take': [rows, rows],
    'guide-bali-oracle': [at('altar'), at('altar')],
    'guide-bali-keep': [at('supply')],
    'guide-bali-reward': [laid, at('stone')],
    'guide-bali-claim': [at('supply')],
    'guide-bali-scores': [rowOf, laid],
    'guide-bali-row': [rowOf, at('pile')],
    'guide-bali-demon': [(view) => (view.demon ? [`row-${view.demon}`] : [])],
  },
  enough: ['buy', 'play', 'take', 'scores', 'row', 'sacrifice-hidden', 'supply'].map((lesson) => `guide-bali-${lesson}`),
}
