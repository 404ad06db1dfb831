/** What the guide explains of Bali beside its phases. */

import { every, type GameGuide } from '../../table/lessons'
import type { BaliView } from './view'

export const guide: GameGuide<BaliView> = {
  special: [
    { lesson: 'guide-bali-discard', fits: (view) => view.phase === 'play' && every(view, 'discard') },
    { lesson: 'guide-bali-sacrifice-hidden', fits: (view) => view.phase === 'sacrifice' && view.active === view.seat },
  ],
  news: [
    { lesson: 'guide-bali-scores', fits: (told) => told.say === 'bali-log-scores' },
    { lesson: 'guide-bali-row', fits: (told) => told.say === 'bali-log-row' },
    { lesson: 'guide-bali-demon', fits: (told) => told.say === 'bali-log-demon' },
  ],
}
