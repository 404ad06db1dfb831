import { describe, expect, it } from 'vitest'
import type { Entry } from '../lib/types'
import { lineAt, linesOf, turnsOf } from './history'

let number = 0
const act = (seat: number, told = true): Entry => ({ number: ++number, step: 1, kind: 'act', seat, at: 0, story: told ? [{ say: 'x' }] : [] })
const undo = (seat: number, to: number): Entry => ({ number: ++number, step: 1, kind: 'undo', seat, at: 0, to })
const chat = (): Entry => ({ number: ++number, step: null, kind: 'chat', seat: 0, at: 0, text: 'Hi' })

describe('the log', () => {
  it('says after how many decisions a line stands, also past those that tell nothing', () => {
    expect(linesOf([act(0), act(0, false), act(1)]).map((line) => line.ply)).toEqual([1, 3])
  })

  it('has no moment for what was taken back, however much that was', () => {
    const lines = linesOf([act(0), act(0), act(1), undo(0, 1), act(0)])
    expect(lines.map((line) => [line.entry.kind, line.ply])).toEqual([['act', 1], ['act', null], ['act', null], ['undo', null], ['act', 2]])
  })

  it('puts what was chosen at the same time where the record has it', () => {
    const at = (entry: Entry, ply: number): Entry => ({ ...entry, ply })
    const [early, first, second, again] = [at(act(1), 0), at(act(0), 0), at(act(0), 1), at(act(0), 0)]
    expect(linesOf([early, first, second]).map((line) => line.ply)).toEqual([1, 2, 3])
    const taken: Entry = { ...undo(0, 0), count: 1 }
    expect(linesOf([early, first, taken, again]).map((line) => [line.entry, line.ply])).toEqual([[early, 1], [first, null], [taken, null], [again, 2]])
  })

  it('does not tell an undo of what was never told', () => {
    expect(linesOf([act(0), act(0, false), undo(0, 1)]).map((line) => line.entry.kind)).toEqual(['act'])
  })

  it('lays together what one seat decided in a row', () => {
    const turns = turnsOf(linesOf([act(0), act(0), act(1), chat(), act(1)]))
    expect(turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([[0, 2], [1, 1], [null, 1], [1, 1]])
  })

  it('follows a ply that tells nothing with the line before it', () => {
    const lines = linesOf([act(0), act(0, false), act(1)])
    expect([0, 1, 2, 3].map((ply) => lineAt(lines, ply)?.ply)).toEqual([undefined, 1, 1, 3])
  })
})
