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
import Scene from './pieces/Glade.svelte'
import Sign from './pieces/Sign.svelte'
import { anchorsOf, onTable } from './places'
import Plaque from './Plaque.svelte'
import { time } from './round'
import Supply from './Supply.svelte'
import Things from './Things.svelte'
import Tools from './Tools.svelte'
import type { CacaoView } from './view'

const openPoints = () => say('cacao-web-open')

export default { Board, Scene, Plaque, Supply, Own, Hand, Things, Tools, Aid, End, Piece, Cover, Sign, time, openPoints, anchorsOf, onTable, flights, guide } satisfies GameShow<CacaoView>
