/** With the sign that is as wide as a digit, where one stands below nothing. */
export const minus = (number: number): string => String(number).replace('-', '−')

/** Numbers with hyphens are one name, as of a tile, and stay in one line. */
export const unbroken = (text: string): string => text.replace(/(\d)-(?=\d)/g, '$1-\u2060')
