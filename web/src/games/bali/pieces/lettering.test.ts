import { expect, test } from 'vitest'
import { lettering } from './lettering'

test('short names are written as large as a band allows', () => {
  expect(lettering('Rice', 96, 19, 15)).toEqual({ lines: [{ text: 'Rice' }], size: 19 })
})

test('longer ones are smaller, then on two lines, then squeezed', () => {
  expect(lettering('Steinmetz', 97, 19, 18)).toMatchObject({ lines: [{ text: 'Steinmetz' }] })
  expect(lettering('Steen\u00adhouwer', 101, 25.5, 25)).toMatchObject({ lines: [{ text: 'Steen-' }, { text: 'houwer' }], size: 25 })
  expect(lettering('Steenhouwer', 101, 25.5, 25)).toMatchObject({ lines: [{ text: 'Steenhouwer', squeezed: 101 }], size: 25 })
})

test('no name of a card is written smaller than its band allows for, in any language', () => {
  for (const name of ['Peanut', 'Erdnuss', 'Banane', 'Banaan', 'Paprika', 'Priester', 'Schrein', 'Stein\u00admetz', 'Steen\u00adhouwer']) {
    for (const [room, largest, least] of [[97, 19, 18], [101, 25.5, 25], [133, 31, 31]] as const) expect(lettering(name, room, largest, least).size).toBeGreaterThanOrEqual(least)
  }
})
