/** What is said of the time in a match of Cacao: its round. */

import { say } from '../../lib/words.svelte'
import type { CacaoView } from './view'

/** Everybody lays one tile a round, until all are laid. */
export function time(view: CacaoView): string {
  const rounds = Math.max(...view.seats.map(({ hand_size, pile_size }, seat) => hand_size + pile_size + laidBy(view, seat)))
  return say('cacao-web-round', { round: Math.min(rounds, Math.floor(view.turn / view.players) + 1), rounds })
}

/** A tile that overbuilds another counts with it. */
function laidBy(view: CacaoView, seat: number): number {
  return view.board.reduce((count, one) => count + ('workers' in one && one.seat === seat ? (one.overbuilt ? 2 : 1) : 0), 0)
}
