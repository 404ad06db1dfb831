/** Matches as they were when last seen here, to be looked at without a connection. */

import type { Entry, TableShown, View } from '../lib/types'

const KEPT = 'tables'
const MOST = 5

export interface Seen {
  table: TableShown
  view: View | null
  entries: Entry[]
}

const address = (id: string) => `/table/${id}`

/** Only where the address is one that browsers call secure. */
const cache = (): Promise<Cache> | null => ('caches' in window ? caches.open(KEPT) : null)

export async function keepTable(id: string, seen: Seen): Promise<void> {
  const tables = await cache()
  if (!tables) return
  await tables.delete(address(id)) // what was seen last comes last
  await tables.put(address(id), new Response(JSON.stringify(seen)))
  const all = await tables.keys()
  for (const one of all.slice(0, -MOST)) await tables.delete(one)
}

export async function keptTable(id: string): Promise<Seen | null> {
  const found = await (await cache())?.match(address(id))
  return found ? ((await found.json()) as Seen) : null
}

/** Whoever comes next at this browser is somebody else. */
export async function forgetTables(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT)
}
