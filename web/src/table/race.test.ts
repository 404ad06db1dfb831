import { expect, test } from 'vitest'
import { threadOf } from './race'

const race = (...sure: number[]) => sure.map((points) => ({ sure: points, open: 2 }))

test('the thread ends at the next round number above the leader', () => {
  expect(threadOf(race(3, 9), 6).to).toBe(20)
  expect(threadOf(race(3, 20), 6).to).toBe(30)
})

test('it begins below nothing where somebody is in debt', () => {
  expect(threadOf(race(-7, 4), 6).from).toBe(-10)
})

test('beads lie where their points are, and all who lead are marked', () => {
  const { beads } = threadOf(race(10, 5, 10), 6)
  expect(beads.map((bead) => [bead.seat, bead.leads])).toEqual([[1, false], [0, true], [2, true]])
  expect(beads[0]!.at).toBe(25)
})

test('beads that would touch are moved apart, and stay on the thread', () => {
  const { beads } = threadOf(race(19, 19, 19, 19), 13)
  const at = beads.map((bead) => bead.at)
  expect(Math.max(...at)).toBeLessThanOrEqual(100)
  expect(at.slice(1).every((one, place) => one - at[place]! >= 12.99)).toBe(true)
})

test('what is open is a tail beyond what is sure', () => {
  expect(threadOf([{ sure: 5, open: 5 }], 6).beads[0]).toMatchObject({ tail: 50, beyond: false })
  expect(threadOf([{ sure: 5, open: 18 }], 6).beads[0]).toMatchObject({ tail: 100, beyond: true })
})
