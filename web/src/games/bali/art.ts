/** Silhouettes of Bali's cards and goods, drawn on 64 by 64; a shape is its path and its tone. */

export type Tone = 'main' | 'deep' | 'light'
export type Shape = [path: string, tone: Tone]

const grain = (x: number, y: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180
  const at = (u: number, v: number) =>
    `${(x + u * Math.cos(angle) - v * Math.sin(angle)).toFixed(1)} ${(y + u * Math.sin(angle) + v * Math.cos(angle)).toFixed(1)}`
  return `M${at(0, -6.5)}Q${at(4.6, -1)} ${at(0, 6.5)}Q${at(-4.6, -1)} ${at(0, -6.5)}Z`
}

export const ART: Record<string, Shape[]> = {
  rice: [
    ['M20 61C25 45 29 33 39 17l2.6 1.4C33 34 29 46 24 62Z', 'deep'],
    ...([[44, 10, 30], [37, 17, -20], [48, 20, 62], [33, 26, -28], [44, 30, 66], [29, 35, -32], [40, 40, 68], [26, 44, -34], [35, 49, 70]] as const).map(
      ([x, y, turn]): Shape => [grain(x, y, turn), 'main'],
    ),
  ],
  peanut: [
    ['M43 6c9 2 13 12 9 20-2 5-6 7-8 11s0 8-3 13c-4 8-15 11-22 5S10 39 16 32c3-4 8-4 11-8s2-9 5-13c3-4 7-6 11-5Z', 'main'],
    ['M37 13c5-2 10 2 10 8M23 38c4-3 10-1 12 4M18 45c3 6 9 8 14 5M34 21c4 4 8 5 12 3', 'light'],
  ],
  banana: [
    ['M30 6l8-2 2 8c6 10 8 24 2 38l-5 8-4-2c4-16 2-30-5-41Z', 'main'],
    ['M29 8l4 6c2 14-2 30-14 41l-6 3-2-4C22 42 26 26 24 12Z', 'main'],
    ['M24 13l3 1C24 30 17 40 5 46l-2-4C13 35 20 25 22 14Z', 'main'],
    ['M25 3h12l2 9H23Z', 'deep'],
  ],
  pepper: [
    ['M41 15c9 5 11 17 4 28C38 54 24 60 8 59c14-5 21-13 23-22 2-8 0-17 10-22Z', 'main'],
    ['M36 17c-1-6 2-11 8-14l3 3c-3 2-4 5-3 9 4 1 6 4 6 7-6-4-12-4-18 0 0-2 2-4 4-5Z', 'deep'],
    ['M44 26c2 6 0 12-4 17', 'light'],
  ],
  mason: [
    ['M6 40h34v18H6Z', 'main'],
    ['M42 40h17v18H42ZM14 30h30v8H14Z', 'main'],
    ['M30 6l18 8-3 7-6-2-12 15-4-3L34 17l-6-3Z', 'deep'],
    ['M12 49h14M48 47h6', 'light'],
  ],
  priest: [
    ['M32 3a3.5 3.5 0 0 1 2 6.6 9 9 0 1 1-4 0A3.5 3.5 0 0 1 32 3Z', 'main'],
    ['M32 29c10 0 15 7 16 17 7 2 11 6 11 13H5c0-7 4-11 11-13 1-10 6-17 16-17Z', 'main'],
    ['M46 26c4 0 6 3 6 8l2 4H38l2-4c0-5 2-8 6-8ZM46 22v4M46 39v3', 'deep'],
    ['M18 49c8 5 20 5 28 0', 'light'],
  ],
  shrine: [
    ['M32 2l8 9H24Z', 'main'],
    ['M16 21L27 11h10l11 10-3 3H19ZM28 24h8v3h-8Z', 'main'],
    ['M11 36L24 26h16l13 10-3 3H14ZM26 39h12v3H26Z', 'main'],
    ['M6 52L21 41h22l15 11-4 3H10ZM20 55h24v6H20Z', 'main'],
    ['M29 55h6v6h-6Z', 'light'],
  ],
  oracle: [
    ['M2 32C12 16 22 10 32 10s20 6 30 22C52 48 42 54 32 54S12 48 2 32Z', 'main'],
    ['M32 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z', 'light'],
    ['M32 24a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z', 'deep'],
  ],
  demon: [
    ['M8 4c2 9 6 13 12 14h24c6-1 10-5 12-14 6 14 5 26-1 34-2 14-11 24-23 24S11 52 9 38C3 30 2 18 8 4Z', 'main'],
    ['M14 27c6-2 11 1 14 6-6 3-12 1-14-6ZM50 27c-6-2-11 1-14 6 6 3 12 1 14-6Z', 'light'],
    ['M17 44c9 4 21 4 30 0-1 8-4 12-6 9l-3-6H26l-3 6c-2 3-5-1-6-9Z', 'light'],
  ],
}
