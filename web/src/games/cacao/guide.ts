/** What the guide explains of Cacao beside its phases. */

import type { Told } from '../../lib/types'
import { some, type GameGuide } from '../../table/lessons'
import type { CacaoView } from './view'

export const guide: GameGuide<CacaoView> = {
  special: [{ lesson: 'guide-cacao-overbuild', fits: (view) => some(view, 'overbuild') }],
  news: [
    { lesson: 'guide-cacao-temple', fits: (told) => told.say === 'cacao-log-fill' && (told.jungle as Told).kind === 'temple' },
    { lesson: 'guide-cacao-others', fits: (told, entry) => /^cacao-log-(fruits|gold|suns|water)$/.test(told.say) && told.seat !== entry.seat },
    { lesson: 'guide-cacao-fruits', fits: (told) => told.say === 'cacao-log-fruits' },
    { lesson: 'guide-cacao-water', fits: (told) => told.say === 'cacao-log-water' },
    { lesson: 'guide-cacao-suns', fits: (told) => told.say === 'cacao-log-suns' },
  ],
}
