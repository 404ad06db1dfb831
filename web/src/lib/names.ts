/** What the people and bots at a table are called. */

import type { SeatShown } from './types'
import { say } from './words.svelte'

export function seatName(seat: SeatShown): string {
  if (seat.bot && !seat.taken) return say('web-bot', { level: say('level-name', { level: seat.bot }) })
  if (!seat.taken) return say('web-free-seat')
  return seat.name ?? say('web-guest')
}

/** As the log names them: two of the same name are told apart by their seat. */
export function seatNames(seats: SeatShown[]): string[] {
  const plain = seats.map(seatName)
  return plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${place + 1}`))
}
