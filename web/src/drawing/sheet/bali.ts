import Altar from '../../games/bali/pieces/Altar.svelte'
import Card from '../../games/bali/pieces/Card.svelte'
import CardBack from '../../games/bali/pieces/CardBack.svelte'
import Cover from '../../games/bali/pieces/Cover.svelte'
import Demon from '../../games/bali/pieces/Demon.svelte'
import Gate from '../../games/bali/pieces/Gate.svelte'
import Good from '../../games/bali/pieces/Good.svelte'
import Held from '../../games/bali/pieces/Held.svelte'
import Lane from '../../games/bali/pieces/Lane.svelte'
import Square from '../../games/bali/pieces/Square.svelte'
import Stone from '../../games/bali/pieces/Stone.svelte'
import Mat from '../Mat.svelte'
import Point from '../Point.svelte'
import type { Shown } from './shown'

const NAMES = { rice: 'Rice', peanut: 'Erdnuss', banana: 'Banana', pepper: 'Pepper', mason: 'Steen\u00adhouwer', priest: 'Priester', shrine: 'Shrine', oracle: 'Oracle' }
const kinds = Object.keys(NAMES) as (keyof typeof NAMES)[]
const crops = ['rice', 'peanut', 'banana', 'pepper', 'hidden']

export const BALI: Shown[] = [
  ...kinds.map((kind): Shown => ({ name: kind, piece: Card, props: { kind, name: NAMES[kind] }, widths: [110, 136, 200] })),
  ...kinds.map((kind): Shown => ({ name: `${kind} short`, piece: Card, props: { kind, name: NAMES[kind], size: 'short' }, widths: [83, 90] })),
  { name: 'long names', piece: Card, props: { kind: 'mason', name: 'Steinmetz' }, widths: [110, 136] },
  { name: 'long names', piece: Card, props: { kind: 'mason', name: 'Steenhouwer' }, widths: [110, 136] },
  { name: 'long names', piece: Card, props: { kind: 'mason', name: 'Steinmetz', size: 'short' }, widths: [90] },
  { name: 'long names', piece: Card, props: { kind: 'mason', name: 'Stein\u00admetz', size: 'short' }, widths: [90] },
  { name: 'long names', piece: Card, props: { kind: 'mason', name: 'Steenhouwer', size: 'short' }, widths: [90] },
  ...kinds.map((kind): Shown => ({ name: `${kind} mini`, piece: Card, props: { kind, size: 'mini' }, widths: [20, 40, 90] })),
  ...[...kinds, undefined].map((kind): Shown => ({ name: `${kind ?? 'back'} held`, piece: Held, props: { kind }, widths: [24] })),
  { name: 'back', piece: CardBack, widths: [40, 90, 200] },
  ...crops.map((kind): Shown => ({ name: `${kind} good`, piece: Good, props: { kind }, widths: [22, 40, 90, 200] })),
  { name: 'stone', piece: Stone, widths: [22, 40, 90] },
  { name: 'point', piece: Point, widths: [22, 40, 90] },
  { name: 'demon', piece: Demon, widths: [40, 90, 200] },
  { name: 'gate', piece: Gate, props: { number: 3 }, widths: [90, 200] },
  ...[[0, null], [1, 'rice'], [4, 'rice'], [2, 'peanut'], [6, 'banana'], [9, 'pepper'], [5, 'hidden'], [17, 'rice']].map(([size, top]): Shown => ({ name: `altar ${size} ${top}`, piece: Altar, props: { size, top }, widths: [104, 280] })),
  { name: 'lane', piece: Lane, box: [196, 300] },
  { name: 'mat', piece: Mat, props: { game: 'bali' }, box: [400, 120] },
  { name: 'square', piece: Square, box: [1440, 900] },
  { name: 'cover', piece: Cover, widths: [440] },
]
