/** A deck as its file has it (docs/rice-deck.md), how it is kept in the browser, and what can be chosen where. */

import type { Cell, Effect, Feature, RiverCard, RiverSymbol, Spot, When } from '../view'

export interface FaceWritten {
  no: number
  /** Six signs row by row: # for a path, . for a furrow. */
  paths: string
  /** By plot. */
  features: Record<string, Feature>
}

export interface Bounds {
  least?: number
  most?: number
}

export interface AncestorWritten {
  no: number
  name: string
  when: When
  effect: Effect
  points: number
  limit: number
  if?: Record<string, Bounds>
}

export type Side = 'left' | 'right'

export interface RiverWritten {
  symbol: RiverSymbol
  front: { scores: string; points?: number }
  back: { symbol: RiverSymbol; halves: Side[]; arrow: Side }
}

export interface DeckWritten {
  name: string
  faces: FaceWritten[]
  ancestors: AncestorWritten[]
  river: RiverWritten[]
  contracts: { jasmine: { points: number; less: number; per: string }; ginger: { points: number; per: string } }
}

/** What is looked at: a card by its number, a river card by its symbol, a contract. */
export type Chosen = { part: 'card'; no: number } | { part: 'river'; symbol: RiverSymbol } | { part: 'contract'; contract: 'jasmine' | 'ginger' }

export const same = (one: Chosen | null, other: Chosen | null) => JSON.stringify(one) === JSON.stringify(other)

/** Where an effect acts: at a field, at the end, or as a rule of its own; "short" is a field with a condition in it. */
const KIND: Record<Effect, 'field' | 'end' | 'rule' | 'short'> = {
  field: 'field',
  plot: 'field',
  size: 'field',
  size_points: 'field',
  farmer: 'field',
  buffalo: 'field',
  house: 'field',
  feature: 'field',
  different: 'field',
  set: 'field',
  size_min: 'short',
  size_exact: 'short',
  farmers_min: 'short',
  all_features: 'short',
  empty_times: 'short',
  many_fields: 'rule',
  house_size: 'rule',
  once: 'end',
  closed_field: 'end',
  largest: 'end',
  open_farmer: 'end',
  open_buffalo: 'end',
  open_house: 'end',
  open_feature: 'end',
  open_set: 'end',
  open_plot: 'end',
  closed_farmer: 'end',
  closed_buffalo: 'end',
  closed_house: 'end',
  closed_feature: 'end',
  closed_set: 'end',
  closed_plot: 'end',
  farm_farmer: 'end',
  farm_buffalo: 'end',
  farm_house: 'end',
  farm_feature: 'end',
  farm_set: 'end',
  farm_plot: 'end',
}
const EFFECTS = Object.keys(KIND) as Effect[]
export const isEffect = (value: unknown): value is Effect => (EFFECTS as unknown[]).includes(value)

export const GROUPS = (['field', 'short', 'rule', 'end'] as const).map((kind) => ({ kind, effects: EFFECTS.filter((effect) => KIND[effect] === kind) }))
export const COUNTED_IN_FIELD = EFFECTS.filter((effect) => KIND[effect] === 'field')
export const THINGS = ['farmer', 'buffalo', 'house', 'feature', 'set', 'plot']
export const FEATURES: readonly Feature[] = ['farmer', 'buffalo', 'house']
export const SYMBOLS: readonly RiverSymbol[] = ['houses', 'farmers', 'buffaloes', 'largest']
export const SIGNS = { houses: 'house', farmers: 'farmer', buffaloes: 'buffalo', largest: 'field' } as const
export const FRONTS = ['houses_by_farmers', ...['own', 'both'].flatMap((whose) => ['farmers', 'buffaloes', 'houses', 'features'].map((thing) => `${whose}_${thing}`)), 'other_card']
export const MOST_CONDITIONS = 2

/** The plots of a face where something can stand, and the middle of their part of it. */
export const PLOTS = [
  { place: '1,1', part: 'centre', x: 1, y: 1 },
  { place: '0,2', part: 'left', x: 0.36, y: 2 },
  { place: '2,2', part: 'right', x: 1.64, y: 2 },
  { place: '1,3', part: 'bottom', x: 1, y: 2.62 },
] as const

export const needsLimit = (effect: Effect) => ['size_min', 'size_exact', 'farmers_min', 'many_fields'].includes(effect)
export const hasLimit = (effect: Effect) => needsLimit(effect) || KIND[effect] === 'end'

export function timesOf(effect: Effect): When[] {
  if (effect === 'house_size') return ['both']
  return KIND[effect] === 'end' ? ['end'] : ['both', 'wet', 'dry']
}

/** What the conditions of an effect may ask for. */
export function askable(effect: Effect): Effect[] {
  if (KIND[effect] === 'field') return COUNTED_IN_FIELD.filter((count) => count !== 'field')
  return KIND[effect] === 'end' ? EFFECTS.filter((count) => KIND[count] === 'end' && count !== 'once' && !count.endsWith('_plot')) : []
}

/** With another effect: what does not go with it is taken back. */
export function withEffect(ancestor: AncestorWritten, effect: Effect): AncestorWritten {
  const { if: conditions = {}, ...rest } = ancestor
  const kept = Object.fromEntries(Object.entries(conditions).filter(([count]) => (askable(effect) as string[]).includes(count)))
  const when = timesOf(effect).includes(ancestor.when) ? ancestor.when : timesOf(effect)[0]!
  const limit = needsLimit(effect) ? Math.max(1, ancestor.limit) : hasLimit(effect) ? ancestor.limit : 0
  return { ...rest, effect, when, limit, ...(Object.keys(kept).length ? { if: kept } : {}) }
}

export function withPath(face: FaceWritten, cell: number): FaceWritten {
  return { ...face, paths: Array.from(face.paths, (sign, place) => (place === cell ? (sign === '#' ? '.' : '#') : sign)).join('') }
}

/** What stands in a plot, one after the other: nothing, farmer, buffalo, house. */
export function withNextFeature(face: FaceWritten, place: string): FaceWritten {
  const { [place]: now, ...others } = face.features
  const next = FEATURES[now === undefined ? 0 : FEATURES.indexOf(now) + 1]
  return { ...face, features: next ? { ...others, [place]: next } : others }
}

/** As it lies in a hand: upright, its top left corner even. */
export function drawn(face: FaceWritten): { cells: Cell[]; features: Spot[] } {
  return {
    cells: Array.from(face.paths, (sign, cell): Cell => [cell % 2, Math.floor(cell / 2), sign === '#']),
    features: Object.entries(face.features).map(([place, feature]): Spot => {
      const [x = 0, y = 0] = place.split(',').map(Number)
      return [x, y, feature]
    }),
  }
}

/** The river as a seat sees it; for the second one all lies the other way round. */
export function laidOut(river: readonly RiverWritten[], seat: 0 | 1): Omit<RiverCard, 'front'>[] {
  const seen = river.map((written, place) => ({ ...written, card: place + 1 }))
  if (seat === 1) seen.reverse()
  return seen.map(({ card, symbol, back: { symbol: sign, halves, arrow } }, place) => ({
    card,
    symbol,
    cells: [4 * place - 1, 4 * place + 3],
    plots: [[4 * place, 0], [4 * place + 2, 0]],
    back: { symbol: sign, plot: [4 * place + (halves[seat] === 'right' ? 2 : 0), 0], arrow: seat === 0 ? arrow : arrow === 'left' ? 'right' : 'left' },
  }))
}

/** A line a card, so that people can read and change it, as `subak deck export` writes it. */
export function exported(deck: DeckWritten): string {
  const part = (value: unknown) => (Array.isArray(value) ? `[\n${value.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n ]` : JSON.stringify(value))
  return `{${Object.entries(deck).map(([name, value]) => `${JSON.stringify(name)}: ${part(value)}`).join(',\n ')}}\n`
}

/** Of which card the server speaks; none where it speaks of the whole deck. */
export function concerned(error: string, details: Record<string, unknown>): Chosen | null {
  if (typeof details.contract === 'string') return { part: 'contract', contract: details.contract as 'jasmine' | 'ginger' }
  if (typeof details.symbol === 'string') return { part: 'river', symbol: details.symbol as RiverSymbol }
  const no = details.other ?? details.no ?? (error === 'deck-name' ? details.ancestor : 0)
  return typeof no === 'number' && no > 0 ? { part: 'card', no } : null
}

const KEPT = 'subak-deck-rice'

export function keptDeck(): DeckWritten | null {
  try {
    const deck = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<DeckWritten> | null
    return deck && [deck.faces, deck.ancestors, deck.river].every(Array.isArray) && deck.contracts ? (deck as DeckWritten) : null
  } catch {
    return null
  }
}

export function keepDeck(deck: DeckWritten) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(deck))
  } catch {
    // Without storage the deck lasts as long as the page; it can still be written to a file.
  }
}
