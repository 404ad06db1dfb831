/** What a player is about to lay: the tile picked from the hand, how it is turned, and where. Hand, board and line share it. */

import type { Pointing } from '../../lib/decides'
import type { Deciding } from '../show'
import { squareOf } from './places'
import type { CacaoView, JungleName, TileName, Workers } from './view'

export interface Held {
  /** Equal tiles have keys of their own. */
  key: string
  name: TileName
}

interface Next {
  square: string
  tile: string
  workers: Workers
}

interface Deciders {
  decision: Deciding
  view: CacaoView
}

class Picking {
  private key = $state('')
  private jungle = $state('')
  private turns = $state(0) // quarter turns; a tile that looks the same from all sides has but one way
  /** The square that is pointed at. */
  aimed = $state<string | null>(null)
  /** How the tile is to be laid, as soon as its square is accepted. */
  next = $state.raw<Next | null>(null)
  /** Whether the board lies turned by a quarter: all tiles are shown as they would lie there. */
  turned = $state(false)
  /** A finger that leaves a place, to press a button, still means it. */
  byFinger = $state(false)

  tileOf(view: CacaoView): Held | undefined {
    const hand = handOf(view)
    return hand.find(({ key }) => key === this.key) ?? hand[0]
  }

  /** The tile of the display that is laid next. */
  jungleOf(view: CacaoView): JungleName | undefined {
    return view.display.find((kind) => kind === this.jungle) ?? view.display[0]
  }

  /** As the picked tile lies now. */
  workersOf(view: CacaoView, name = this.tileOf(view)?.name): Workers | undefined {
    const ways = name && view.tiles[name]
    return ways?.[this.turns % ways.length]
  }

  actionOf(view: CacaoView): string | null {
    const tile = this.tileOf(view)?.name
    return tile ? `tile ${tile} r${this.turns % view.tiles[tile].length}` : null
  }

  pick(key: string) {
    if (key !== this.key) this.turns = 0
    this.key = key
  }

  pickJungle(kind: JungleName) {
    this.jungle = kind
  }

  turn({ decision, view }: Deciders) {
    this.turns++
    if (this.aimed) decision.point(this.aimed, this.actionOf(view))
  }

  aim(square: string | null, { decision, view }: Deciders) {
    this.aimed = square
    decision.point(square, square && this.actionOf(view))
  }

  lay(square: string, { decision, view }: Deciders) {
    const [tile, workers] = [this.actionOf(view), this.workersOf(view)]
    this.next = tile && workers ? { square, tile, workers } : null
    decision.choose(square)
  }

  /** The match went on: what was aimed at is of the past. */
  onHappening({ phase }: CacaoView) {
    this.aimed = null
    if (phase === 'square' || phase === 'tile') return
    this.next = null
    this.turns = 0
  }

  /** The tile follows its square, as soon as it may. */
  goOn({ decision, view }: Deciders) {
    const { next } = this
    if (!next || view.phase !== 'tile' || !decision.legal.includes(next.tile)) return
    this.next = null
    if (view.placed?.join() === squareOf(next.square)?.join()) decision.choose(next.tile)
  }
}

export const picking = new Picking()

export function handOf(view: CacaoView): Held[] {
  const hand = view.seat === null ? null : view.seats[view.seat]?.hand
  return (Object.entries(hand ?? {}) as [TileName, number][]).flatMap(([name, count]) => Array.from({ length: count }, (_, place) => ({ key: `${name}-${place}`, name })))
}

/** Squares are pointed at together with the way in which the tile would lie there. */
export function laying(now: () => Deciders): Pointing {
  return {
    get pointed() {
      return picking.aimed ?? now().decision.pointed
    },
    get settled() {
      return now().decision.settled
    },
    point(square) {
      picking.aim(square, now())
    },
    choose(square) {
      picking.lay(square, now())
    },
  }
}

/** What a finger points at stays so until it points at something else. */
export function held(pointing: Pointing): Pointing {
  return {
    get pointed() {
      return pointing.pointed
    },
    get settled() {
      return pointing.settled
    },
    point(action) {
      if (action !== null || !picking.byFinger) pointing.point(action)
    },
    choose(action) {
      pointing.choose(action)
    },
  }
}
