/** Where the beads of the score race lie on their thread. */

import type { Runner } from '../lib/types'

export interface Bead {
  seat: number
  sure: number
  open: number
  /** In percent of the thread. */
  at: number
  tail: number
  /** Whether the tail goes on where the thread ends. */
  beyond: boolean
  leads: boolean
}

export interface Thread {
  from: number
  to: number
  beads: Bead[]
}

const STEP = 10 // the thread ends at the next round number above the leader

/** Beads that would touch are moved apart by so many percent; their numbers stay true. */
export function threadOf(race: Runner[], apart: number): Thread {
  const sure = race.map((runner) => runner.sure)
  const from = Math.min(0, Math.floor(Math.min(...sure) / STEP) * STEP)
  const to = Math.max(2 * STEP, Math.ceil((Math.max(...sure) + 1) / STEP) * STEP)
  const share = (points: number) => (100 * (points - from)) / (to - from)
  const most = Math.max(...sure)
  const beads = race
    .map((runner, seat) => ({ seat, sure: runner.sure, open: runner.open, at: share(runner.sure), tail: Math.min(100, share(runner.sure + runner.open)), beyond: runner.sure + runner.open > to, leads: runner.sure === most }))
    .sort((one, other) => one.at - other.at || one.seat - other.seat)
  // From the left each keeps its distance; what runs over the end is pushed back from the right.
  for (let place = 1; place < beads.length; place++) beads[place]!.at = Math.max(beads[place]!.at, beads[place - 1]!.at + apart)
  let room = 100 - apart / 2
  for (const bead of [...beads].reverse()) {
    bead.at = Math.min(bead.at, room)
    room = bead.at - apart
  }
  return { from, to, beads }
}
