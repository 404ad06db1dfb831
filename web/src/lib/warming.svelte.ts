import { api } from './api'

const LOOK_MS = 3000

let games = $state.raw(new Set<string>())
let looking = false

/** Whether the bots of a game think only briefly as yet, since the server still compiles it. */
export const isWarming = (game: string) => games.has(game)

/** Looks once, and again until no game is compiled any more. */
export async function lookForWarming() {
  if (looking) return
  looking = true
  try {
    do {
      games = new Set(Object.keys((await api.status()).compiling))
      if (games.size) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    } while (games.size)
  } catch {
    games = new Set()
  } finally {
    looking = false
  }
}
