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
import Scene from './pieces/Land.svelte'
import Sign from './pieces/Sign.svelte'
import { anchorsOf, onTable } from './places'
import Plaque from './Plaque.svelte'
import { steps, time } from './seasons'
import './table.css'
import Things from './Things.svelte'
import Tools from './Tools.svelte'
import type { RiceView } from './view'

const deck = async () => (await import('./deck/Deck.svelte')).default

const openPoints = () => say('rice-web-open')

export default { Board, Scene, Plaque, Own, Hand, Things, Tools, Aid, End, Piece, Cover, Sign, time, openPoints, steps, onTable, anchorsOf, flights, guide, deck } satisfies GameShow<RiceView>
