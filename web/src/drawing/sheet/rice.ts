import Ancestor from '../../games/rice/pieces/Ancestor.svelte'
import Back from '../../games/rice/pieces/Back.svelte'
import Bank from '../../games/rice/pieces/Bank.svelte'
import Contract from '../../games/rice/pieces/Contract.svelte'
import Cover from '../../games/rice/pieces/Cover.svelte'
import FaceCard from '../../games/rice/pieces/FaceCard.svelte'
import Farm from '../../games/rice/pieces/Farm.svelte'
import Feature from '../../games/rice/pieces/Feature.svelte'
import Icon from '../../games/rice/pieces/Icon.svelte'
import Land from '../../games/rice/pieces/Land.svelte'
import Place from '../../games/rice/pieces/Place.svelte'
import Mat from '../Mat.svelte'
import examples from '../../games/rice/examples.json'
import Drawn from './Drawn.svelte'
import type { Shown } from './shown'

/** Moments of real matches, as the engine shows them. */
const DECK = examples.card.view.cards
const [closes, river] = [examples.closes.view, examples.river.view]
const closing = { farm: closes.seats[closes.seat]!.farm, ghost: Object.values(closes.places)[0], gain: examples.closes.foreseen[0]!.points }
const { farm, river: cards } = river.seats[0]!

export const RICE: Shown[] = [
  ...['farmer', 'buffalo', 'house'].map((kind): Shown => ({ name: kind, piece: Feature, props: { kind }, widths: [25, 40, 90, 200] })),
  ...['field', 'plot', 'three'].map((kind): Shown => ({ name: kind, piece: Icon, props: { kind }, widths: [25, 40, 90] })),
  ...DECK.map((card): Shown => ({ name: `face ${card.no}`, piece: FaceCard, props: { face: card.turns[0], number: card.no }, widths: card.no < 4 ? [40, 90, 200] : [90] })),
  ...DECK.map((card): Shown => ({ name: card.ancestor.name, piece: Ancestor, props: { number: card.no }, widths: [40, 90, 200] })),
  { name: 'place', piece: Drawn, props: { part: Place, box: '-50 -50 100 100', props: { x: 0, y: 0 } }, widths: [40, 63] },
  ...['jasmine', 'ginger'].map((kind): Shown => ({ name: kind, piece: Contract, props: { kind }, widths: [25, 40, 90] })),
  { name: 'back', piece: Back, widths: [40, 90] },
  { name: 'farm', piece: Drawn, props: { part: Farm, box: '-250 -250 2000 1200', props: { farm, river: cards, turned: true, marked: true } }, widths: [700] },
  { name: 'farm, closing', piece: Drawn, props: { part: Farm, box: '-350 -350 1000 1000', props: closing }, widths: [300] },
  { name: 'bank', piece: Drawn, props: { part: Bank, box: '-150 -250 1700 400', props: { cards } }, widths: [700] },
  { name: 'mat', piece: Mat, props: { game: 'rice' }, box: [400, 120] },
  { name: 'land', piece: Land, box: [1440, 900] },
  { name: 'cover', piece: Cover, widths: [440] },
]
