/** How large cards can be so that four rows of four fit the square, with room at their foot for what taking one brings. */

import { TINY_BELOW, type CardSize } from './pieces/kinds'

export interface Laid {
  card: number
  /** What stays visible of a card that another lies on. */
  strip: number
  gate: number
  /** Around the cards of a row, between rows, and below them. */
  pad: number
  gap: number
  edge: number
  size: CardSize
}

const RATIO = 1.4 // of a card's height to its width
const GATE = 112 / 196 // of a gate's height to its width
const SUNK = 0.08 // how far a gate stands in its row, in widths of a card
const SIZES = [
  { size: 'full', from: 108, strip: 0.28 },
  { size: 'short', from: TINY_BELOW, strip: 0.42 },
  { size: 'tiny', from: 0, strip: 0.43 },
] as const // from so many pixels, and what stays visible, in widths of a card

export function laidOut(width: number, height: number): Laid {
  const small = width < 480 || height < 380
  const [pad, gap, edge, foot] = small ? [5, 5, 8, 0.05 * height] : [12, 10, 24, 68]
  const widest = (width - 2 * gap - 3 * gap) / 4 - 2 * pad
  const fit = (strip: number) => Math.floor(Math.max(30, Math.min(widest, (height - edge - foot - pad * (1 + 2 * GATE)) / (GATE - SUNK + 3 * strip + RATIO))))
  const drawn = SIZES.find(({ from, strip }) => fit(strip) >= from) ?? SIZES[2]
  const card = fit(drawn.strip)
  const room = (width - 4 * (card + 2 * pad)) / 5
  return { card, strip: card * drawn.strip, gate: GATE * (card + 2 * pad), pad, gap: Math.max(gap, Math.min(room, card * 0.3)), edge, size: drawn.size }
}
