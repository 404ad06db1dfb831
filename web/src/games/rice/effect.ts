/** What an ancestor does, in words. */

import { say } from '../../lib/words.svelte'
import type { Ancestor } from './view'

export function effectOf({ effect, points, limit }: Ancestor): string {
  return say('rice-effect', { effect, points, limit })
}
