/** Requests to the server; a refusal is an error with a sentence in the reader's language. */

import type { Begins } from './terms'
import { connection } from '../offline/connection.svelte'
import { forgetTables } from '../offline/tables'
import { language, say } from './words.svelte'
import type { Accepted, AnalysisShown, DeckChecked, Foreseen, Foretold, Hint, Lists, Me, Moment, NewTable, Problem, RulesShown, Seated, Snapshot, Status, Summary } from './types'

export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
    readonly status: number,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** What to tell of an error: the server's own sentence, or that it cannot be reached. */
export function sentence(error: unknown): string {
  return error instanceof Refused && error.message ? error.message : say('web-no-connection')
}

/** Somebody logged us out from elsewhere: nothing of theirs stays here, and we are a new guest. */
async function beginAnew() {
  await forgetTables()
  await fetch('/api/v1/me')
  location.reload()
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return send(method, path, body === undefined ? null : JSON.stringify(body))
}

async function send<Answer>(method: string, path: string, body: string | null): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (body !== null) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(`/api/v1${path}`, { method, headers, body })
  } catch {
    connection.lost = true
    throw new Refused('no-connection', '', 0)
  }
  const text = await response.text()
  const content: unknown = text ? JSON.parse(text) : null
  if (!response.ok) {
    const problem = content as Problem
    if (problem.error === 'signed-out') await beginAnew()
    throw new Refused(problem.error, problem.message, response.status, problem.details)
  }
  return content as Answer
}

export const api = {
  status: () => ask<Status>('GET', '/status'),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  register: (login: string, password: string) => ask<Me>('POST', '/account', { login, password }),
  logIn: (login: string, password: string) => ask<Me>('POST', '/login', { login, password }),
  changePassword: (password: string, to: string) => ask<Me>('PUT', '/account/password', { password, new: to }),
  logOut: () => ask<null>('POST', '/logout'),
  logOutEverywhere: () => ask<null>('POST', '/logout/everywhere'),
  myTables: () => ask<Summary[]>('GET', '/me/tables'),
  tables: () => ask<Lists>('GET', '/tables'),
  open: (table: NewTable) => ask<Snapshot>('POST', '/tables', table),
  table: (id: string) => ask<Snapshot>('GET', `/tables/${id}`),
  sit: (id: string, invitation: string | null) => ask<Seated>('POST', `/tables/${id}/seat`, invitation ? { invitation } : {}),
  start: (id: string, fill: string | null) => ask<null>('POST', `/tables/${id}/start`, { fill }),
  act: (id: string, action: string, expect: number) =>
    ask<Accepted>('POST', `/tables/${id}/actions`, { action, expect }),
  undo: (id: string, expect: number) => ask<Accepted>('POST', `/tables/${id}/undo`, { expect }),
  preview: (id: string, action: string, then: string | null, expect: number) =>
    ask<Foretold>('POST', `/tables/${id}/preview`, { action, then, expect }),
  resign: (id: string) => ask<null>('POST', `/tables/${id}/resign`),
  standIn: (id: string, level: string) => ask<null>('POST', `/tables/${id}/stand-in`, { level }),
  comeBack: (id: string) => ask<null>('DELETE', `/tables/${id}/stand-in`),
  rematch: (id: string, begins: Begins | null) => ask<Snapshot>('POST', `/tables/${id}/rematch`, { begins }),
  chat: (id: string, text: string) => ask<null>('POST', `/tables/${id}/chat`, { text }),
  hint: (id: string) => ask<Hint>('POST', `/tables/${id}/hint`),
  rules: (game: string, name: string) => ask<RulesShown>('GET', `/rules/${game}?language=${name}`),
  moments: (id: string, plies: number[], eyes: string) =>
    ask<Moment[]>('GET', `/tables/${id}/moments?eyes=${eyes}&${plies.map((ply) => `ply=${ply}`).join('&')}`),
  foreseen: (id: string, ply: number, action: string) =>
    ask<Foreseen>('GET', `/tables/${id}/moments/${ply}/foreseen?action=${encodeURIComponent(action)}`),
  /** The one that is kept or under way; none where nobody asked for one. */
  knownAnalysis: (id: string) => ask<AnalysisShown | null>('GET', `/tables/${id}/analysis`),
  analysis: (id: string) => ask<AnalysisShown>('POST', `/tables/${id}/analysis`, {}),
  /** Sent as it is: the server says what is wrong with it. */
  ownDeck: (game: string) => ask<DeckChecked>('GET', `/decks/${game}`),
  checkDeck: (game: string, text: string) => send<DeckChecked>('POST', `/decks/${game}`, text),
  openRecord: (text: string) => send<Snapshot>('POST', '/records', text),
}
