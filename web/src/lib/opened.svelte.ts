/** What lies over the page, wherever it was asked for. */
export const opened = $state({ settings: false })
