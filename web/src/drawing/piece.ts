import type { SVGAttributes } from 'svelte/elements'

/** What every piece takes: its full name ("rice farmer"), and what else is said of an <svg>, as its place in a larger drawing. */
export interface Piece extends SVGAttributes<SVGSVGElement> {
  label?: string
}

/** A piece without a name is decoration. */
export const named = (label: string | undefined) => (label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const))
