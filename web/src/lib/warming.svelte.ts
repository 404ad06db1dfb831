import { api } from './api'

const LOOK_MS = 3000

let games = $state.raw<string[]>([])
let looking = false

/** Whether the bots of a game think only briefly as yet, since the server still compiles it. */
export const isWarming = (game: string) => games.includes(game)

/** Looks once, and again until no game is compiled any more. */
export async function lookForWarming() {
  if (looking) return
  looking = true
  try {
    do {
      games = Object.keys((await api.status()).compiling)
      if (games.length) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    } while (games.length)
  } catch {
    games = []
  } finally {
    looking = false
  }
}
