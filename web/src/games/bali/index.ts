import type { GameShow } from '../show'
import Board from './Board.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import End from './End.svelte'
import { flights } from './flights'
import { guide } from './guide'
import Piece from './Piece.svelte'
import { anchorsOf } from './places'
import Seat from './Seat.svelte'
import type { BaliView } from './view'

export default { Board, Seat, End, Piece, Cover, anchorsOf, flights, guide } satisfies GameShow<BaliView>
