/** The tables of this device where a guide explains what comes up, and what it has explained there. */

import { api } from './api'
import { go } from './route.svelte'

const NAME = 'subak-guide'
const MOST = 20 // tables remembered, the latest

type Explained = Record<string, string[]>

function kept(): Explained {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Explained
  } catch {
    return {}
  }
}

function keep(explained: Explained) {
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(Object.entries(explained).slice(-MOST))))
  } catch {
    // Without storage the guide is gone after a reload.
  }
}

export function isGuided(table: string): boolean {
  return table in kept()
}

export function explainedAt(table: string): string[] {
  return kept()[table] ?? []
}

export function explain(table: string, lessons: string[] = []) {
  keep({ ...kept(), [table]: lessons })
}

export function forget(table: string) {
  keep(Object.fromEntries(Object.entries(kept()).filter(([one]) => one !== table)))
}

/** Against the gentlest bot, in a deal in which the important things happen. */
export async function firstMatch(game: string) {
  const { table } = await api.open({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'seed' }], first: true })
  explain(table.id)
  go(`/table/${table.id}`)
}
