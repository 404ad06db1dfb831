/** The pictures of each game's rules page: moments of kept matches, drawn by the components of its table. */

import type { Component } from 'svelte'
import type { Told } from '../lib/types'

export interface Pictures {
  default: Component<{ name: string; names: string[] }>
  /** What stands beside words that say the same. */
  Small: Component<{ name: string }>
  /** What is told beneath a picture, in the words of the log. */
  told: Record<string, Told[]>
}

const FOLDERS = import.meta.glob<Pictures>('./*/Pictures.svelte')

export async function picturesOf(game: string): Promise<Pictures | undefined> {
  return FOLDERS[`./${game}/Pictures.svelte`]?.()
}
