/** What the server is sent and sends: docs/api.md. The views of games are theirs. Written by tools/write_types.py. */

export interface Me {
  /** the same as long as the cookie is kept */
  id: string
  name: string | null
  /** the login name, if this is an account */
  account: string | null
}

export interface Rename {
  name: string
}

export interface Credentials {
  login: string
  password: string
}

export interface NewPassword {
  /** the present one */
  password: string
  new: string
}

export interface SeatForPerson {
  /** me, or a seat for somebody else */
  kind: 'me' | 'person'
}

export interface SeatForBot {
  kind: 'bot'
  /** a bot’s level */
  level?: string
}

export interface NewTable {
  /** the game */
  game: string
  /** who is to sit at the table, by place; lots make seats of places when the match starts */
  seats: (SeatForPerson | SeatForBot)[]
  /** variants */
  options?: Record<string, boolean>
  /** listed, and anybody may take a free seat */
  public?: boolean
  /** for each move; live if there are none */
  days?: number | null
  /** hints may be asked for; the match is not rated then */
  hints?: boolean
  /** who begins: by lot, the loser of the last match, or a place; the lots order the others */
  begins?: 'lot' | 'loser' | number
  /** a first match to learn by: you begin, against one bot, without variants, in a deal in which the important things happen; hints may be asked for */
  first?: boolean
  /** of a game whose cards are data: others than ours, as `subak deck export` writes them; not rated then */
  deck?: Record<string, unknown> | null
}

export interface Rematch {
  /** places are the seats of this match; as in this match if not given */
  begins?: 'lot' | 'loser' | number | null
}

export interface Sit {
  /** the token of an invitation link */
  invitation?: string | null
  /** a free place of a public table; any if not given */
  seat?: number | null
}

export interface Start {
  /** the level of bots for all free seats */
  fill?: string | null
}

export interface Action {
  /** a decision in the notation of records, or its number */
  action: string | number
  /** the table’s `step` when this was decided */
  expect: number
}

export interface Undo {
  /** the table’s `step` when this was decided */
  expect: number
}

export interface StandIn {
  /** a bot’s level */
  level?: string
  /** one’s own if not given */
  seat?: number | null
}

export interface Chat {
  text: string
}

export interface Preview {
  action: string | number
  /** a decision that would follow in the same turn, as a tile follows its square in Cacao */
  then?: string | number | null
  /** if the table has moved on since, nothing is told */
  expect?: number | null
}

export type Depth = 'fast' | 'deep'

export interface AnalysisAsked {
  depth?: Depth
  hindsight?: boolean
}

export interface Accepted {
  /** what the next decision must expect */
  step: number
  /** this very decision had been accepted before */
  repeated: boolean
}

export interface Seated {
  /** the place; the seat, if the match started with you */
  seat: number
}

export interface SeatShown {
  number: number
  name: string | null
  /** the level of the bot that plays here; with a taken seat it stands in */
  bot: string | null
  /** whether the seat is a person’s */
  taken: boolean
  account: boolean
}

export interface Result {
  /** none after a resignation */
  scores: number[] | null
  winners: number[]
  resigned?: number[]
}

/** What the commitment was made of. */
export interface Fair {
  seed: string
  salt: string
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
  /** the name of the deck that the host brought; none for ours */
  deck: string | null
  status: 'open' | 'running' | 'over'
  /** all seats that are to decide, while it runs */
  to_move: number[]
  /** in turn order; places until the start */
  seats: SeatShown[]
  /** yours */
  seat: number | null
  /** for the host: a token for each free place */
  invitations: Record<string, string> | null
  /** who begins; none where all begin together */
  begins: 'lot' | 'seat' | 'loser' | null
  /** until the start: the place that was chosen to begin */
  first: number | null
  /** from the start: by seat, the place that lots brought there */
  places: number[] | null
  created: number
  /** when the last decision came, in seconds since 1970 */
  moved: number
  /** counts decisions and undos; send it as `expect` */
  step: number
  /** of the last entry in the log; send it as `after` when reconnecting */
  number: number
  /** SHA-256 of salt and seed, `salt:seed`, known before the first move; none where an uploaded record has none */
  commitment: string | null
  /** salt and seed, once the match is over */
  fair: Fair | null
  /** none while it runs, and where an uploaded record ends before the match */
  result: Result | null
  rematch: string | null
  /** a record that somebody opened here: nobody sits at this table */
  uploaded: boolean
}

/** A seat in the score race. */
export interface Runner {
  /** points that nothing can take away but the seat's own decisions; at the end, all */
  sure: number
  /** the most that may come on top at the end for what the seat has now, as far as the viewer can know */
  open: number
}

/** A message of locale/ as data, with its details. */
export interface Told {
  say: string
  [detail: string]: unknown
}

/** A legal action with what it says. */
export interface Choice {
  /** in the notation of records */
  action: string
  says: Told
}

/** All that somebody may know of a match; what is not named here is the game's own. */
export interface View {
  phase: string
  turn: number
  /** whose turn it is */
  active: number
  /** who decides now; of seats that choose at the same time the viewer, if it is one of them, else the first */
  actor: number | null
  /** by seat */
  race: Runner[]
  game: string
  players: number
  options: Record<string, boolean>
  /** who looks; none for a spectator */
  seat: number | null
  /** how many decisions the record has */
  ply: number
  /** all seats that are to decide */
  to_move: number[]
  /** where seats choose at the same time: those that have, and may still choose otherwise */
  chosen: number[]
  undoable: boolean
  /** for the seat that decides */
  legal: Choice[] | null
  /** for the seat that decides: why there is no other answer, where it costs nothing and shows nothing new */
  forced: Told | null
  prompt: Told
}

/** A line of the table's log; a decision has its text and story. */
export interface Entry {
  number: number
  step: number | null
  kind: 'seated' | 'left' | 'started' | 'act' | 'undo' | 'resigned' | 'handed' | 'returned' | 'chat' | 'rematch'
  seat: number | null
  /** seconds since 1970 */
  at: number
  /** of a decision in the notation of records, or of a chat */
  text?: string
  story?: Told[]
  name?: string | null
  bot?: string | null
  why?: 'resigned' | 'absent' | 'late' | 'asked'
  /** of a rematch */
  table?: string
  /** of a decision: how many others stand before it in the record */
  ply?: number
  /** how many decisions stand before those that an undo takes back */
  to?: number
  /** how many it takes back; all where it is not known */
  count?: number | null
  /** of a start: how it was settled that seat 0 begins */
  begins?: 'lot' | 'seat' | 'loser' | null
}

export interface Presence {
  /** whose people are connected */
  seats: number[]
  watching: number
}

export interface Snapshot {
  type: 'table'
  table: TableShown
  /** the match as you may see it; the shape is the game’s */
  view: View | null
  /** the log after `after`, oldest first */
  entries: Entry[]
  presence: Presence
}

/** A message of the WebSocket: an entry was added, and this is the table now. */
export interface EntryHeard {
  type: 'entry'
  entry: Entry
  /** not with a chat */
  table?: TableShown
  view?: View | null
}

export interface PresenceHeard {
  /** whose people are connected */
  seats: number[]
  watching: number
  type: 'presence'
}

export interface AcceptedHeard {
  type: 'accepted'
  /** of the decision */
  expect: number
  /** what the next decision must expect */
  step: number
  repeated: boolean
}

export interface RefusedHeard {
  type: 'refused'
  expect: number
  error: string
  message: string
  details: Record<string, unknown>
}

/** The server is going down; to come back is up to the page. */
export interface StoppingHeard {
  type: 'stopping'
}

export interface PongHeard {
  type: 'pong'
}

export interface Summary {
  id: string
  game: string
  players: number
  options: Record<string, boolean>
  public: boolean
  days: number | null
  hints: boolean
  status: 'open' | 'running' | 'over'
  created: number
  moved: number
  result: Result | null
  seats: SeatShown[]
  seat: number | null
  /** all seats that are to decide, while it runs */
  to_move: number[]
  your_turn: boolean
  uploaded: boolean
}

export interface Lists {
  /** with a free seat */
  open: Summary[]
  /** to watch */
  running: Summary[]
}

export interface Foretold {
  /** messages of the locale with their details */
  told: Told[]
}

export interface Advice {
  action: string
  says: Told
  win: number
  margin: number
  reasons: Told[]
}

export interface Hint {
  step: number
  moves: Advice[]
}

/** What a search thinks of an action, for the seat that decides. */
export interface Weighed {
  action: string
  says: Told
  win: number
  margin: number
  visits: number
}

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'

export interface Judged {
  /** how many decisions went before */
  ply: number
  seat: number
  played: Weighed
  best: Weighed
  others: Weighed[]
  /** a smaller loss may be none */
  noise: number
  verdict: Verdict
  /** to win, before the decision */
  chance: number
  loss: number
}

export interface TurningPoint {
  ply: number
  seat: number
  start: number
  stop: number
  before: number
  after: number
}

export interface AnalysisResult {
  format: string
  game: string
  players: number
  plies: number
  depth: Depth
  hindsight: boolean
  complete: boolean
  decisions: Judged[]
  end: number[] | null
  turning_points: TurningPoint[]
  result: Result | null
  iterations: number
  /** by seat */
  accuracy: (number | null)[]
  counts: Record<Verdict, number>[]
  /** each seat's chance to win, by ply */
  courses: [number, number][][]
}

export interface AnalysisShown {
  state: 'queued' | 'running' | 'done' | 'failed'
  done: number
  total: number
  result: AnalysisResult | null
}

export interface GameShown {
  name: string
  title: string
  rules: number
  players: number[]
  options: string[]
  /** all decide at once at first: nobody begins */
  together: boolean
}

export interface Status {
  version: string
  games: GameShown[]
  levels: string[]
  /** games whose bots think only briefly, until they are compiled: steps done, and in all */
  compiling: Record<string, [number, number]>
}

export interface RulesShown {
  /** the rules page, without a heading of its own */
  html: string
  /** the player aid: the rules on one page to print, where the game has one */
  aid: string | null
}

/** One decision and what it brought about, as somebody may know it. */
export interface Tale {
  seat: number
  /** in the notation of records */
  text: string
  story: Told[]
}

export interface Moment {
  ply: number
  view: View
  /** the decision that led here: its seat, its text in the notation, and its story */
  last: Tale | null
}

export interface Foreseen {
  /** what it would have brought about */
  told: Told[]
  /** why it could be good, or what it costs */
  reasons: Told[]
}

/** As the rules pages describe it; whatever is sent is read by the engine, which names the first thing that is wrong. */
export interface RecordSent {
  format: string
  game: string
  rules: number
  players: number
  options?: Record<string, unknown>
  deal: Record<string, unknown>
  actions: unknown[][]
}

/** As docs/rice-deck.md describes it; whatever is sent is read by the engine, which names the first thing that is wrong. */
export interface DeckSent {
  name: string
  faces: Record<string, unknown>[]
  ancestors?: Record<string, unknown>[] | null
  river?: Record<string, unknown>[] | null
  contracts?: Record<string, unknown> | null
}

export interface DeckChecked {
  /** in its normal form */
  deck: Record<string, unknown>
  /** names its content */
  hash: string
  /** its cards as the page draws them; the shape is the game’s */
  shown: unknown
}

export interface RatingShown {
  name: string | null
  bot: string | null
  rating: number
  uncertainty: number
  matches: number
}

export interface Problem {
  /** which problem, always the same word */
  error: string
  /** a sentence in the language of Accept-Language */
  message: string
  details: Record<string, unknown>
}

export type Heard = Snapshot | EntryHeard | PresenceHeard | AcceptedHeard | RefusedHeard | StoppingHeard | PongHeard
