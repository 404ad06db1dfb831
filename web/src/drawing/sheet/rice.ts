import Ancestor from '../../games/rice/pieces/Ancestor.svelte'
import Bank from '../../games/rice/pieces/Bank.svelte'
import Cover from '../../games/rice/pieces/Cover.svelte'
import FaceCard from '../../games/rice/pieces/FaceCard.svelte'
import Farm from '../../games/rice/pieces/Farm.svelte'
import Feature from '../../games/rice/pieces/Feature.svelte'
import Icon from '../../games/rice/pieces/Icon.svelte'
import Land from '../../games/rice/pieces/Land.svelte'
import Place from '../../games/rice/pieces/Place.svelte'
import Mat from '../Mat.svelte'
import { DECK } from './deck'
import Drawn from './Drawn.svelte'
import type { Shown } from './shown'

/** The farm of the mock-up. */
const CARDS = [
  { no: 14, x: 5, y: 0, lying: true },
  { no: 11, x: 2, y: 0, lying: true },
  { no: 16, x: 3, y: 2, lying: true },
  { no: 9, x: 5, y: 4, lying: false },
  { no: 7, x: 3, y: 4, lying: false },
  { no: 3, x: 6, y: 2, lying: true },
]
const cells = CARDS.flatMap(({ no, x, y, lying }) => DECK[no - 1]!.turns[(lying ? 2 : 0) + ((x + y) % 2)]!.cells.map(([u, v, path]) => [u + x, v + y, path]))
const fields = [
  { plots: [[4, 2], [5, 3], [3, 1], [4, 0]], points: 12 },
  { plots: [[4, 4]], points: 1 },
  { plots: [[6, 4], [5, 5]], points: 3 },
]
const farm = { cells, cards: CARDS, deck: DECK, fields }
const river = [
  { symbol: 'farmers', cells: [-1, 3], plots: [[0, 0], [2, 0]], back: { plot: [0, 0], arrow: 'right' } },
  { symbol: 'houses', cells: [3, 7], plots: [[4, 0], [6, 0]], back: { plot: [4, 0], arrow: 'left' } },
  { symbol: 'buffaloes', cells: [7, 11], plots: [[8, 0], [10, 0]], back: { plot: [8, 0], arrow: 'right' } },
  { symbol: 'largest', cells: [11, 15], plots: [[12, 0], [14, 0]], back: { plot: [12, 0], arrow: 'left' } },
]

export const RICE: Shown[] = [
  ...['farmer', 'buffalo', 'house'].map((kind): Shown => ({ name: kind, piece: Feature, props: { kind }, widths: [25, 40, 90, 200] })),
  ...['field', 'plot', 'three'].map((kind): Shown => ({ name: kind, piece: Icon, props: { kind }, widths: [25, 40, 90] })),
  ...DECK.map((card): Shown => ({ name: `face ${card.no}`, piece: FaceCard, props: { face: card.turns[0], number: card.no }, widths: card.no < 4 ? [40, 90, 200] : [90] })),
  ...DECK.map((card): Shown => ({ name: card.name, piece: Ancestor, props: { number: card.no }, widths: [40, 90, 200] })),
  { name: 'place', piece: Drawn, props: { part: Place, box: '-50 -50 100 100', props: { x: 0, y: 0 } }, widths: [40, 63] },
  { name: 'farm', piece: Drawn, props: { part: Farm, box: '150 -50 850 850', props: farm }, widths: [600] },
  { name: 'farm, closing', piece: Drawn, props: { part: Farm, box: '150 -50 850 850', props: { ...farm, fields: fields.slice(1), soon: [[4, 2], [5, 3], [3, 1], [4, 0]] } }, widths: [300] },
  { name: 'bank', piece: Drawn, props: { part: Bank, box: '-150 -250 1700 400', props: { cards: river, turned: true, closed: [[4, 0]], soon: [[8, 0]] } }, widths: [700] },
  { name: 'mat', piece: Mat, props: { game: 'rice' }, box: [400, 120] },
  { name: 'land', piece: Land, box: [1440, 900] },
  { name: 'cover', piece: Cover, widths: [440] },
]
