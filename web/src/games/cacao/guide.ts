/** What the guide explains of Cacao beside its phases, and where that lies on the table. */

import type { Told } from '../../lib/types'
import { at, some, type GameGuide } from '../../table/lessons'
import { anchorsOf, edgesIn, jungleBeside, squareOf } from './places'
import type { CacaoView } from './view'

/** The squares that may be chosen. */
const squares = (view: CacaoView) => [...new Set((view.legal ?? []).flatMap(({ action }) => squareOf(action)?.join() ?? []))].map((square) => `place-${square}`)
const ownTiles = (view: CacaoView) => view.board.flatMap((tile) => ('seat' in tile && tile.seat === view.seat ? [`square-${tile.x},${tile.y}`] : []))
/** The jungle that one's workers would work on now. */
const working = (view: CacaoView) => edgesIn((view.legal ?? []).map(({ action }) => action)).map((edge) => `square-${jungleBeside(edge)}`)

export const guide: GameGuide<CacaoView> = {
  special: [{ lesson: 'guide-cacao-overbuild', fits: (view) => some(view, 'overbuild') }],
  seen: [],
  news: [
    { lesson: 'guide-cacao-temple', fits: (told) => told.say === 'cacao-log-fill' && (told.jungle as Told).kind === 'temple' },
    { lesson: 'guide-cacao-fruits', fits: (told, _, seat) => told.say === 'cacao-log-fruits' && told.seat === seat },
    { lesson: 'guide-cacao-water', fits: (told, _, seat) => told.say === 'cacao-log-water' && told.seat === seat },
    { lesson: 'guide-cacao-suns', fits: (told, _, seat) => told.say === 'cacao-log-suns' && told.seat === seat },
    { lesson: 'guide-cacao-others', fits: (told, entry, seat) => /^cacao-log-(fruits|gold|suns|water)$/.test(told.say) && told.seat === seat && entry.seat !== seat },
  ],
  points: {
    'guide-cacao-start': [at('gold'), at('line')],
    'guide-cacao-square': [at('hand'), squares, at('display')],
    'guide-cacao-overbuild': [at('suns'), ownTiles],
    'guide-cacao-tile': [at('hand')],
    'guide-cacao-fill': [at('display'), squares],
    'guide-cacao-work': [working, at('storage'), at('line')],
    'guide-cacao-temple': [(_, entry) => (entry ? anchorsOf(entry) : [])],
    'guide-cacao-others': [(_, entry) => (entry ? anchorsOf(entry) : [])],
    'guide-cacao-fruits': [at('storage')],
    'guide-cacao-water': [at('river')],
    'guide-cacao-suns': [at('suns')],
  },
  enough: ['square', 'fill', 'work', 'fruits', 'temple', 'others'].map((lesson) => `guide-cacao-${lesson}`),
}
