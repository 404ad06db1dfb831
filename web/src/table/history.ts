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
  const standing: Entry[] = []
  const silent = new Set<Entry>()
  for (const entry of entries) {
    if (entry.kind === 'act') standing.push(entry)
    else if (entry.kind === 'undo' && standing.splice(entry.to ?? standing.length - 1).every((one) => !isTold(one))) silent.add(entry)
  }
  const plies = new Map(standing.map((entry, place) => [entry, place + 1]))
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
