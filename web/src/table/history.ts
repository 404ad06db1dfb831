/** The log as turns: whose they were, and after how many decisions each of their lines stands. */

import type { Entry } from '../lib/types'

export interface Line {
  entry: Entry
  /** How many decisions there were with this one; null where it is none, or was taken back. */
  ply: number | null
}

export interface Turn {
  /** Whose turn; null for all that happens beside the match. */
  seat: number | null
  lines: Line[]
}

/** All that has something to tell: an undo is not told where nothing was told of what it took back. */
export function linesOf(entries: Entry[]): Line[] {
  const standing: Entry[] = [] // in the order of the record: what was chosen at the same time may have come in another
  const plies = new Map<Entry, number>()
  const silent = new Set<Entry>()
  for (const entry of entries) {
    if (entry.kind === 'act') {
      standing.splice(entry.ply ?? standing.length, 0, entry)
      plies.set(entry, standing.length)
    } else if (entry.kind === 'undo') {
      const taken = standing.splice(entry.to ?? standing.length - 1, entry.count ?? standing.length)
      for (const one of taken) plies.delete(one)
      if (taken.every((one) => !isTold(one))) silent.add(entry)
    }
  }
  return entries.filter((entry) => !silent.has(entry) && (entry.kind !== 'act' || isTold(entry))).map((entry) => ({ entry, ply: plies.get(entry) ?? null }))
}

/** What one seat decided in a row lies together. */
export function turnsOf(lines: Line[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const seat = line.entry.kind === 'act' || line.entry.kind === 'undo' ? line.entry.seat : null
    const last = turns.at(-1)
    if (last && seat !== null && last.seat === seat) last.lines.push(line)
    else turns.push({ seat, lines: [line] })
  }
  return turns
}

/** The last line that was told before or at a ply. */
export function lineAt(lines: Line[], ply: number): Line | undefined {
  return lines.filter((line) => line.ply !== null && line.ply <= ply).at(-1)
}

function isTold(entry: Entry): boolean {
  return (entry.story ?? []).length > 0
}
