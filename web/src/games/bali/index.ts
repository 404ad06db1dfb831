import { say } from '../../lib/words.svelte'
import type { GameShow } from '../show'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import End from './End.svelte'
import { flights } from './flights'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Own from './Own.svelte'
import Piece from './Piece.svelte'
import Cover from './pieces/Cover.svelte'
import Scene from './pieces/Square.svelte'
import Sign from './pieces/Sign.svelte'
import { anchorsOf } from './places'
import Plaque from './Plaque.svelte'
import Supply from './Supply.svelte'
import Things from './Things.svelte'
import { onTable, steps, time } from './turn'
import type { BaliView } from './view'

const openPoints = () => say('bali-web-open')

export default { Board, Scene, Plaque, Supply, Own, Hand, Things, Aid, End, Piece, Cover, Sign, time, openPoints, steps, onTable, anchorsOf, flights, guide } satisfies GameShow<BaliView>
