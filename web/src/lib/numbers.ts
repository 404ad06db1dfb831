/** With the sign that is as wide as a digit, where one stands below nothing. */
export const minus = (number: number): string => String(number).replace('-', '−')
