import Badge from '../Badge.svelte'
import Emblem from '../Emblem.svelte'
import Icon from '../Icon.svelte'
import { ICONS } from '../icons'
import Mark from '../Mark.svelte'
import Point from '../Point.svelte'
import type { Shown } from './shown'

export const COMMON: Shown[] = [
  ...[0, 1, 2, 3].map((seat): Shown => ({ name: `seat ${seat}`, piece: Emblem, props: { seat }, widths: [20, 40, 90] })),
  { name: 'mark', piece: Mark, widths: [32, 90] },
  { name: 'point', piece: Point, widths: [22, 40, 90] },
  { name: 'badge', piece: Badge, props: { number: 12 }, widths: [40] },
  { name: 'badge, leading', piece: Badge, props: { number: 7, leads: true }, widths: [40] },
  ...Object.keys(ICONS).map((name): Shown => ({ name, piece: Icon, props: { name }, widths: [23, 40] })),
]
