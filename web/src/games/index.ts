/** The games as the page shows them: each is a folder beside this file, whose index.ts has its GameShow. */

import Plain from './Plain.svelte'
import type { GameShow } from './show'

// Each is only ever given views of its own game; here, where they lie side by side, all are typed as taking any view.
const FOLDERS = import.meta.glob<GameShow>('./*/index.ts', { eager: true, import: 'default' })

export const games = Object.keys(FOLDERS).map((path) => path.split('/')[1]!)

/** A game that only has rules is played on a plain board. */
const PLAIN: GameShow = { Board: Plain }

export function showOf(game: string): GameShow {
  return FOLDERS[`./${game}/index.ts`] ?? PLAIN
}
