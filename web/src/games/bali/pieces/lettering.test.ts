import { expect, test } from 'vitest'
import { lettering } from './lettering'

test('short names are written as large as a band allows', () => {
  expect(lettering('Rice', 96, 19, 15)).toEqual({ lines: ['Rice'], size: 19 })
})

test('longer ones are smaller, then on two lines, then squeezed', () => {
  expect(lettering('Steinmetz', 96, 19, 15)).toMatchObject({ lines: ['Steinmetz'] })
  expect(lettering('Steen\u00adhouwer', 91, 23, 19)).toMatchObject({ lines: ['Steen-', 'houwer'], size: 19 })
  expect(lettering('Steenhouwer', 91, 23, 19)).toMatchObject({ lines: ['Steenhouwer'], squeezed: 91 })
})

test('the longest name, Dutch steenhouwer, is never wider than its band', () => {
  for (const [room, largest, least] of [[97, 19, 15], [91, 23, 19]] as const) {
    for (const name of ['steenhouwer', 'Steen\u00adhouwer']) {
      const { lines, size, squeezed } = lettering(name, room, largest, least)
      const widest = Math.max(...lines.map((line) => line.length * 0.62 * size))
      expect(squeezed ?? widest).toBeLessThanOrEqual(room)
    }
  }
})
