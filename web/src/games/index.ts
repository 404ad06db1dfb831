/** The games as the page shows them: each is a folder beside this file, whose index.ts has its GameShow. */

import Plain from './Plain.svelte'
import type { GameShow } from './show'

// Each folder says which view it shows; here all of them are taken as showing any, and given those of their own game.
const FOLDERS = import.meta.glob<GameShow>('./*/index.ts', { eager: true, import: 'default' })

/** A game that only has rules is played on a plain board. */
const PLAIN: GameShow = { Board: Plain }

export function showOf(game: string): GameShow {
  return FOLDERS[`./${game}/index.ts`] ?? PLAIN
}
