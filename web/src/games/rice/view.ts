/** What the server shows of a match of Seasons of Rice. Written by tools/write_types.py. */

import type { Told, View } from '../../lib/types'

export type Season = 'setup' | 'wet' | 'dry'

export interface DeckShown {
  name: string
  hash: string
}

/** What a field scores when it is closed; the last of a list is for all larger ones. */
export interface Worth {
  /** from 1 on */
  sizes: number[]
  farmers: number[]
  buffalo: number
}

export type Feature = 'farmer' | 'buffalo' | 'house'

export type Cell = [number, number, boolean]

export type Spot = [number, number, Feature]

/** A card on the lattice. */
export interface Face {
  cells: Cell[]
  features: Spot[]
}

export type When = 'both' | 'wet' | 'dry' | 'end'

export type Effect = 'field' | 'plot' | 'size' | 'size_points' | 'farmer' | 'buffalo' | 'house' | 'feature' | 'different' | 'set' | 'once' | 'closed_field' | 'largest' | 'open_farmer' | 'open_buffalo' | 'open_house' | 'open_feature' | 'open_set' | 'open_plot' | 'closed_farmer' | 'closed_buffalo' | 'closed_house' | 'closed_feature' | 'closed_set' | 'closed_plot' | 'farm_farmer' | 'farm_buffalo' | 'farm_house' | 'farm_feature' | 'farm_set' | 'farm_plot' | 'empty_times' | 'size_min' | 'size_exact' | 'farmers_min' | 'all_features' | 'house_size' | 'many_fields'

export interface Ancestor {
  name: string
  when: When
  effect: Effect
  points: number
  limit: number
  /** what it gives */
  says: Told
}

export interface CardShown {
  no: number
  /** a character per cell, # for a path */
  paths: string
  /** by corner */
  features: Record<string, Feature>
  /** upright at an even and an odd corner, then lying */
  turns: Face[]
  ancestor: Ancestor
}

export type RiverSymbol = 'houses' | 'farmers' | 'buffaloes' | 'largest'

/** What the contracts give. */
export interface Contracts {
  jasmine: Told
  ginger: Told
}

export type Span = [number, number]

export type Point = [number, number]

/** A card at a place, the plots that it would complete there, and those of the fields that it would close or spoil for good. */
export interface Laid {
  cells: Cell[]
  features: Spot[]
  x: number
  y: number
  lying: boolean
  completes: Point[]
  closes: Point[]
  spoils: Point[]
}

export interface ScoreParts {
  points: number
  fields: number
  buffaloes: number
  ancestor: number
}

/** What a seat has chosen so far this turn. */
export interface Chosen {
  build: number
  at: Laid | null
  row: number | null
}

export interface CardOfFarm {
  no: number
  x: number
  y: number
  lying: boolean
  /** where they stand on the farm */
  features: Spot[]
}

export interface Plot {
  x: number
  y: number
  complete: boolean
  /** its number in the list of closed fields */
  field: number | null
  features: Feature[]
}

export interface Field {
  plots: Point[]
  size: number
  /** that it scored */
  points: number
  at_river: boolean
  farmer: number
  buffalo: number
  house: number
}

export interface Farm {
  cards: CardOfFarm[]
  cells: Cell[]
  plots: Plot[]
  /** closed ones */
  fields: Field[]
  /** fields that can never be closed, by their plots */
  spoiled: Point[][]
}

export interface Back {
  symbol: RiverSymbol
  plot: Point
  arrow: 'left' | 'right'
}

export interface RiverCard {
  card: number
  symbol: RiverSymbol
  /** what it scores */
  front: Told
  cells: Span
  plots: Point[]
  back: Back
}

export interface SeatOfRice {
  points: number
  /** were the match over now */
  score: number
  /** that the score is made of */
  parts: ScoreParts
  ancestor: number | null
  contract: 'jasmine' | 'ginger' | null
  hand: number[] | null
  hand_size: number
  choice: Chosen | null
  features: Record<Feature, number>
  farm: Farm
  /** from the seat's left */
  river: RiverCard[] | null
}

export interface EndOfSeat {
  points: number
  fields: number
  buffaloes: number
  ancestor: number
  total: number
  farmers: number
}

export interface End {
  seats: EndOfSeat[]
  winners: number[]
}

export interface RiceView extends View {
  season: Season
  deck: DeckShown
  worth: Worth
  cards: CardShown[]
  dry_row: number[]
  /** from the first seat's left */
  river: RiverSymbol[] | null
  river_turned: boolean
  contracts: Contracts | null
  /** its cells */
  bank: Span | null
  /** of the legal actions that say where */
  places: Record<string, Laid> | null
  seats: SeatOfRice[]
  end: End | null
}

/** A deck as the page draws it. */
export interface DeckView {
  cards: CardShown[]
  /** as the first seat would see them */
  river: RiverCard[]
  contracts: Contracts
}
