/** What the guide explains of Seasons of Rice beside its phases. */

import type { GameGuide } from '../../table/lessons'
import type { RiceView } from './view'

export const guide: GameGuide<RiceView> = {
  special: [
    { lesson: 'guide-rice-build-dry', fits: (view) => view.phase === 'build' && view.season === 'dry' },
    { lesson: 'guide-rice-at-river', fits: (view) => view.phase === 'at' && view.season === 'setup' },
  ],
  news: [
    { lesson: 'guide-rice-field', fits: (told) => told.say === 'rice-log-field' },
    { lesson: 'guide-rice-swap', fits: (told) => told.say === 'rice-log-swap' },
    { lesson: 'guide-rice-front', fits: (told) => told.say === 'rice-log-front' },
    { lesson: 'guide-rice-contracts', fits: (told) => told.say === 'rice-log-jasmine' },
    { lesson: 'guide-rice-dry', fits: (told) => told.say === 'rice-log-dry' },
    { lesson: 'guide-rice-back', fits: (told) => told.say === 'rice-log-back' },
  ],
}
