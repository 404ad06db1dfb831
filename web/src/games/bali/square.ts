/** How large cards can be so that four rows of four fit the square, with room at their foot for what taking one brings. */

export interface Laid {
  card: number
  /** What stays visible of a card that another lies on. */
  strip: number
  gate: number
  /** Around the cards of a row, between rows, and below them. */
  pad: number
  gap: number
  edge: number
  /** Whether cards are so small that they need larger lettering. */
  short: boolean
}

const RATIO = 1.4 // of a card's height to its width
const GATE = 112 / 196 // of a gate's height to its width
const SUNK = 0.08 // how far a gate stands in its row, in widths of a card
const FULL_FROM = 108 // pixels

export function laidOut(width: number, height: number): Laid {
  const small = width < 480 || height < 380
  const [pad, gap, edge, foot] = small ? [5, 5, 8, 40] : [12, 10, 24, 68]
  const widest = (width - 2 * gap - 3 * gap) / 4 - 2 * pad
  const fit = (band: number) => Math.floor(Math.max(30, Math.min(widest, (height - edge - foot - pad * (1 + 2 * GATE)) / (GATE - SUNK + 3 * band + RATIO))))
  const full = fit(0.28)
  const short = full < FULL_FROM
  const card = short ? fit(0.38) : full
  const room = (width - 4 * (card + 2 * pad)) / 5
  return { card, strip: card * (short ? 0.38 : 0.28), gate: GATE * (card + 2 * pad), pad, gap: Math.max(gap, Math.min(room, card * 0.3)), edge, short }
}
