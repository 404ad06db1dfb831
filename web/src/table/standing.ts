import type { Runner } from '../lib/types'
import { say } from '../lib/words.svelte'

/** How a seat stands in the race, to who looks: for oneself against the leader, of others against oneself. */
export function standingOf(race: Runner[], seat: number, own: number | null, names: string[]): string {
  const sure = (one: number) => race[one]?.sure ?? 0
  const rivals = race.map((_, number) => number).filter((number) => number !== seat)
  const best = rivals.reduce((one, other) => (sure(other) > sure(one) ? other : one), rivals[0] ?? seat)
  const ahead = sure(seat) - sure(best)
  if (own === null || seat === own) {
    if (rivals.length === 0) return ''
    if (ahead === 0) return say('web-standing-level', { player: names[best] ?? '' })
    return say(ahead > 0 ? 'web-standing-leads' : 'web-standing-behind', { player: names[best] ?? '', count: Math.abs(ahead) })
  }
  const beyond = sure(seat) - sure(own)
  return beyond === 0 ? say('web-standing-level-you') : say(beyond > 0 ? 'web-standing-ahead-you' : 'web-standing-behind-you', { count: Math.abs(beyond) })
}
