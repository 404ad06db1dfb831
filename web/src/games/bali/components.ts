/** The kinds of goods and cards, in the order in which they are shown. */

import type { Good, Playable } from './view'

export const GOODS = ['rice', 'peanut', 'banana', 'pepper'] as const satisfies Good[]
export const CARDS = [...GOODS, 'mason', 'priest', 'shrine'] as const satisfies Playable[]
