/** How a card's name fits its band: drawn smaller, or on two lines where the word has a soft hyphen. */

const HYPHEN = '\u00ad'

/** Of Young Serif, in ems. */
const WIDTHS: Record<string, number> = { a: 0.62, b: 0.61, c: 0.51, d: 0.62, e: 0.51, f: 0.4, g: 0.52, h: 0.68, i: 0.35, j: 0.3, k: 0.63, l: 0.35, m: 1.04, n: 0.68, o: 0.57, p: 0.63, q: 0.62, r: 0.53, s: 0.54, t: 0.41, u: 0.66, v: 0.6, w: 0.93, x: 0.6, y: 0.58, z: 0.54, '-': 0.51, I: 0.41, M: 1.04, W: 1.21 }
const WIDE = 0.82 // any other: a capital

const width = (text: string) => Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDE), 0)

interface Line {
  text: string
  /** The width to squeeze into, for words that would be too small to read otherwise. */
  squeezed?: number
}

export interface Lettering {
  lines: Line[]
  size: number
}

export function lettering(name: string, room: number, largest: number, least: number): Lettering {
  const whole = name.replaceAll(HYPHEN, '')
  const size = room / width(whole)
  if (size >= least) return { lines: [{ text: whole }], size: Math.min(size, largest) }
  const parts = name.split(HYPHEN)
  const texts = parts.length === 2 ? [`${parts[0]}-`, parts[1]!] : [whole]
  return { lines: texts.map((text) => (width(text) * least > room ? { text, squeezed: room } : { text })), size: least }
}
