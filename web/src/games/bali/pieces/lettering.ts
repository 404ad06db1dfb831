/** How a card's name fits its band: drawn smaller, or on two lines where the word has a soft hyphen. */

const HYPHEN = '\u00ad'

/** In ems of Young Serif, a little too much rather than too little. */
const width = (text: string) => Array.from(text).reduce((sum, letter) => sum + (/[iljtfrI.-]/.test(letter) ? 0.44 : /[mwMW]/.test(letter) ? 1.06 : /\p{Lu}/u.test(letter) ? 0.82 : 0.64), 0)

export interface Lettering {
  lines: string[]
  size: number
  /** The width to squeeze into, for words that would be too small to read otherwise. */
  squeezed?: number
}

export function lettering(name: string, room: number, largest: number, least: number): Lettering {
  const whole = name.replaceAll(HYPHEN, '')
  const size = room / width(whole)
  if (size >= least) return { lines: [whole], size: Math.min(size, largest) }
  const lines = name.split(HYPHEN).map((part, place, parts) => (place < parts.length - 1 ? `${part}-` : part))
  if (lines.length === 2) return { lines, size: Math.min(room / Math.max(...lines.map(width)), least) }
  return { lines: [whole], size: least * 0.9, squeezed: room }
}
