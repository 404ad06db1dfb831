/** The fill that goes over a seat's colour; the first is plain. */
export const SEAT_PATTERNS = [null, 'url(#p-stripe)', 'url(#p-dot)', 'url(#p-check)']
