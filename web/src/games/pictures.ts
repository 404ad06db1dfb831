/** The pictures of each game's rules page: moments of kept matches, drawn by the components of its table. */

import type { Component } from 'svelte'
import type { Told } from '../lib/types'

export interface Pictures {
  default: Component<{ name: string; names: string[] }>
  /** What is told beneath a picture, in the words of the log. */
  told: Record<string, Told[]>
}

export const PICTURES: Record<string, () => Promise<Pictures>> = {
  bali: () => import('./bali/Pictures.svelte') as Promise<Pictures>,
  cacao: () => import('./cacao/Pictures.svelte') as Promise<Pictures>,
  rice: () => import('./rice/Pictures.svelte') as Promise<Pictures>,
}
