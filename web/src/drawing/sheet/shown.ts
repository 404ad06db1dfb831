import type { Component } from 'svelte'

/** A piece as it is shown on the sheet: in three sizes, or once, as wide as a place needs. */
export interface Shown {
  name: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- pieces have props of many kinds
  piece: Component<any>
  props?: Record<string, unknown>
  widths?: number[]
  /** Places fill a box. */
  box?: [width: number, height: number]
}
