/** What the pieces of Bali are called, and what they do, in one sentence. */

import { say } from '../../lib/words.svelte'
import type { CardKind } from './pieces/kinds'
import type { Good } from './view'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** As it stands on the band of a card. */
export const shortName = (kind: CardKind) => capital(say('bali-short', { kind }))

export const cardName = (kind: CardKind, count = 1) => say('bali-card', { kind, count })

export const goodName = (kind: Good, count = 1) => say('bali-good', { kind, count })

export const aboutCard = (kind: CardKind) => say('bali-web-card', { kind, card: capital(cardName(kind)) })

export const aboutGood = (kind: Good) => say('bali-web-good', { good: capital(goodName(kind)) })
