/** What games are called, and the people and bots at a table. */

import type { SeatShown } from './types'
import { isSaid, say } from './words.svelte'

export function gameTitle(game: string): string {
  return isSaid(`${game}-title`) ? say(`${game}-title`) : game
}

/** Nobody sits at a record that was opened here: its players are numbered where it does not name them. */
export function seatName(seat: SeatShown, uploaded = false): string {
  if (seat.bot && !seat.taken) return say('web-bot', { level: say('level-name', { level: seat.bot }) })
  if (uploaded) return seat.name ?? say('web-player', { number: seat.number + 1 })
  if (!seat.taken) return say('web-free-seat')
  return seat.name ?? say('web-guest')
}

/** As the log names them: two of the same name are told apart by their seat. */
export function seatNames(seats: SeatShown[], uploaded = false): string[] {
  const plain = seats.map((seat) => seatName(seat, uploaded))
  return plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${place + 1}`))
}
