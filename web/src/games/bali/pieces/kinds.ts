export const CROPS = ['rice', 'peanut', 'banana', 'pepper'] as const
export type Crop = (typeof CROPS)[number]
export type CardKind = Crop | 'mason' | 'priest' | 'shrine' | 'oracle'

/** How a card is drawn: the smaller it is, the larger its lettering. */
export type CardSize = 'full' | 'short' | 'tiny' | 'mini'
export const TINY_BELOW = 78 // pixels

export const isCrop = (kind: string): kind is Crop => CROPS.includes(kind as Crop)
