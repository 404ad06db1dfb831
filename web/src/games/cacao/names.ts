import { say } from '../../lib/words.svelte'
import type { JungleName } from './view'

/** What a tile of the jungle is, and what workers do there. */
export function aboutJungle(kind: JungleName): string {
  return `${say('cacao-jungle', { kind })}: ${say('cacao-aid-jungle', { kind: kind.replace(/\d/, '') })}`
}
