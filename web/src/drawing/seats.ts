/** The fill that goes over a seat's colour; the first is plain. */
export const SEAT_PATTERNS = [null, 'url(#p-stripe)', 'url(#p-dot)', 'url(#p-check)']

/** The outline of a seat's sign, 40 by 40. */
export const SEAT_OUTLINES = [
  'M20 3a17 17 0 1 1 0 34 17 17 0 1 1 0-34z',
  'M12.5 4.5h15a8 8 0 0 1 8 8v15a8 8 0 0 1-8 8h-15a8 8 0 0 1-8-8v-15a8 8 0 0 1 8-8z',
  'M20 2l16 9v18l-16 9-16-9V11z',
  'M20 2l18 18-18 18L2 20z',
]
