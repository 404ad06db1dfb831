/** A deck file that is not valid, loaded all the same to be mended: what cannot be shown here is as on our cards. */

import type { Feature, RiverSymbol, When } from '../view'
import { askable, COUNTED_IN_FIELD, FEATURES, FRONTS, isEffect, MOST_CONDITIONS, PLOTS, same, SYMBOLS, THINGS, timesOf } from './deck'
import type { AncestorWritten, Bounds, Chosen, DeckWritten, FaceWritten, RiverWritten, Side } from './deck'

export interface Loaded {
  deck: DeckWritten
  /** Where something is as on our cards, since the file has nothing for it that can be shown. */
  ours: Chosen[]
}

type Read = Record<string, unknown>
type Keep = <Value>(value: unknown, fits: boolean, instead: Value) => Value

const SIDES: readonly unknown[] = ['left', 'right']
const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null && !Array.isArray(value)
const object = (value: unknown): Read => (isObject(value) ? value : {})
const list = (value: unknown): Read[] => (Array.isArray(value) ? value.filter(isObject) : [])
const among = (known: readonly unknown[], value: unknown) => known.includes(value)
const whole = (value: unknown) => Number.isInteger(value)

function face(read: Read, ours: FaceWritten, keep: Keep): FaceWritten {
  const entries = Object.entries(isObject(read.features) ? read.features : ours.features)
  const features = entries.filter(([place, feature]) => PLOTS.some((plot) => plot.place === place) && among(FEATURES, feature))
  return {
    no: ours.no,
    paths: keep(read.paths, typeof read.paths === 'string' && /^[#.]{6}$/.test(read.paths), ours.paths),
    features: keep<Record<string, Feature>>(read.features, isObject(read.features) && features.length === entries.length, Object.fromEntries(features) as Record<string, Feature>),
  }
}

function ancestor(read: Read, ours: AncestorWritten, keep: Keep): AncestorWritten {
  const name = keep(read.name, typeof read.name === 'string', ours.name)
  if (!isEffect(read.effect)) return { ...keep(read.effect, false, ours), name }
  const { effect } = read
  const conditions = Object.entries(object(read.if))
  const shown = conditions.filter(([count, bounds]) => among(askable(effect), count) && Object.values(object(bounds)).every(whole)).slice(0, MOST_CONDITIONS)
  const asked = keep<Record<string, Bounds>>(read.if ?? {}, read.if === undefined || (isObject(read.if) && shown.length === conditions.length), Object.fromEntries(shown) as Record<string, Bounds>)
  return {
    no: ours.no,
    name,
    effect,
    when: keep<When>(read.when, among(timesOf(effect), read.when), timesOf(effect)[0]!),
    points: keep(read.points, whole(read.points), ours.points),
    limit: keep(read.limit ?? 0, whole(read.limit ?? 0), 0),
    ...(Object.keys(asked).length ? { if: asked } : {}),
  }
}

function riverCard(read: Read, ours: RiverWritten, keep: Keep): RiverWritten {
  const [front, back] = [object(read.front), object(read.back)]
  const scores = keep(front.scores, among(FRONTS, front.scores), ours.front.scores)
  const halves = Array.isArray(back.halves) && back.halves.length === 2 && back.halves.every((half) => among(SIDES, half))
  return {
    symbol: ours.symbol,
    front: scores === 'other_card' ? { scores } : { scores, points: keep(front.points, whole(front.points), ours.front.points ?? 1) },
    back: {
      symbol: keep<RiverSymbol>(back.symbol, among(SYMBOLS, back.symbol), ours.back.symbol),
      halves: keep<Side[]>(back.halves, halves, ours.back.halves),
      arrow: keep<Side>(back.arrow, among(SIDES, back.arrow), ours.back.arrow),
    },
  }
}

/** None where there is nothing to load at all. */
export function loaded(read: unknown, ours: DeckWritten): Loaded | null {
  if (!isObject(read) || !Array.isArray(read.faces)) return null
  const found: Chosen[] = []
  const keeping = (about: Chosen): Keep => (value, fits, instead) => {
    if (fits) return value as typeof instead
    if (!found.some((one) => same(one, about))) found.push(about)
    return instead
  }
  const isLeftOut = (part: unknown) => part === undefined || part === null || (Array.isArray(part) && part.length === 0)
  /** What is left out is ours, as the server has it. */
  const part = <Card>(written: unknown, mine: Card[], of: (card: Card, from: Read[]) => Card) => (isLeftOut(written) ? mine : mine.map((card) => of(card, list(written))))
  const numbered = (no: number, from: Read[]) => from.find((card) => card.no === no) ?? {}
  const contracts = object(read.contracts ?? ours.contracts)
  const [jasmine, ginger] = [object(contracts.jasmine), object(contracts.ginger)]
  const [first, second] = (['jasmine', 'ginger'] as const).map((contract) => keeping({ part: 'contract', contract })) as [Keep, Keep]
  const deck: DeckWritten = {
    name: typeof read.name === 'string' ? read.name : '',
    faces: part(read.faces, ours.faces, (card, from) => face(numbered(card.no, from), card, keeping({ part: 'card', no: card.no }))),
    ancestors: part(read.ancestors, ours.ancestors, (card, from) => ancestor(numbered(card.no, from), card, keeping({ part: 'card', no: card.no }))),
    river: part(read.river, ours.river, (card, from) => riverCard(from.find(({ symbol }) => symbol === card.symbol) ?? {}, card, keeping({ part: 'river', symbol: card.symbol }))),
    contracts: {
      jasmine: {
        points: first(jasmine.points, whole(jasmine.points), ours.contracts.jasmine.points),
        less: first(jasmine.less, whole(jasmine.less), ours.contracts.jasmine.less),
        per: first(jasmine.per, among(THINGS, jasmine.per), ours.contracts.jasmine.per),
      },
      ginger: {
        points: second(ginger.points, whole(ginger.points), ours.contracts.ginger.points),
        per: second(ginger.per, among(COUNTED_IN_FIELD, ginger.per), ours.contracts.ginger.per),
      },
    },
  }
  return { deck, ours: found }
}
