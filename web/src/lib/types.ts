/** What the server sends: docs/api.md. The views of games are theirs. */

export interface Told {
  say: string
  [detail: string]: unknown
}

export interface SeatShown {
  number: number
  name: string | null
  bot: string | null
  taken: boolean
  account: boolean
}

export interface TableShown {
  id: string
  game: string
  players: number
  options: Record<string, boolean>
  public: boolean
  days: number | null
  hints: boolean
  rated: boolean
  status: 'open' | 'running' | 'over'
  seats: SeatShown[]
  seat: number | null
  invitations: Record<string, string> | null
  created: number
  moved: number
  step: number
  number: number
  commitment: string | null
  fair: { seed: string; salt: string } | null
  result: { scores: number[] | null; winners: number[]; resigned?: number[] } | null
  rematch: string | null
  uploaded: boolean
}

export interface Entry {
  number: number
  step: number | null
  kind: 'seated' | 'left' | 'started' | 'act' | 'undo' | 'resigned' | 'handed' | 'returned' | 'chat' | 'rematch'
  seat: number | null
  at: number
  text?: string
  story?: Told[]
  name?: string | null
  bot?: string | null
  why?: string
  table?: string
}

export interface View {
  game: string
  players: number
  options: Record<string, boolean>
  seat: number | null
  ply: number
  undoable: boolean
  legal: string[] | null
  phase: string
  turn: number
  active: number
  actor: number | null
}

/** A finished match after so many decisions, and the last of them. */
export interface Moment {
  ply: number
  view: View
  last: { seat: number; text: string; story: Told[] } | null
}

export interface Presence {
  seats: number[]
  watching: number
}

export interface Snapshot {
  type: 'table'
  table: TableShown
  view: View | null
  entries: Entry[]
  presence: Presence
}

export interface Summary {
  id: string
  game: string
  players: number
  options: Record<string, boolean>
  public: boolean
  days: number | null
  hints: boolean
  status: string
  created: number
  moved: number
  result: TableShown['result']
  seats: SeatShown[]
  seat: number | null
  your_turn: boolean
  uploaded: boolean
}

export interface GameShown {
  name: string
  title: string
  rules: number
  players: number[]
  options: string[]
}

export interface Status {
  version: string
  games: GameShown[]
  levels: string[]
  compiling: Record<string, [number, number]>
}

export interface Me {
  id: string
  name: string | null
  account: string | null
}

export interface Advice {
  action: string
  win: number
  margin: number
  reasons: Told[]
}
