export const CROPS = ['rice', 'peanut', 'banana', 'pepper'] as const
export type Crop = (typeof CROPS)[number]
export type CardKind = Crop | 'mason' | 'priest' | 'shrine' | 'oracle'

export const isCrop = (kind: string): kind is Crop => CROPS.includes(kind as Crop)
