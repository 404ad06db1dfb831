/** What an ancestor does, in words. */

import { tell } from '../../lib/words.svelte'
import type { Ancestor } from './view'

export function effectOf({ says }: Ancestor): string {
  return tell(says, [])
}
