/** What is said of a turn of Bali: its number, its parts, and which choices lie on the table. */

import { say } from '../../lib/words.svelte'
import type { Step } from '../show'
import type { BaliView } from './view'

const PHASES_OF_STEPS = { buy: ['buy'], play: ['play', 'sacrifice', 'supply'], take: ['take', 'oracle', 'keep'], score: ['reward', 'claim'] }

export function time(view: BaliView): string {
  return say('bali-web-turn', { turn: view.turn + 1 })
}

export function steps(view: BaliView): Step[] {
  const all = Object.entries(PHASES_OF_STEPS)
  const now = all.findIndex(([, phases]) => phases.includes(view.phase))
  if (now < 0) return []
  return all.map(([step], place) => ({ title: say('bali-web-step', { step }), state: place < now ? 'done' : place === now ? 'now' : 'to come' }))
}

/** Chosen on the altar itself. */
export const LOOK = 'oracle look'

const ON_TABLE = ['buy', 'play', 'discard', 'sacrifice', 'supply', 'take', 'keep', 'claim']

export function onTable(action: string): boolean {
  return ON_TABLE.includes(action.split(' ')[0] ?? '') || action === LOOK
}
