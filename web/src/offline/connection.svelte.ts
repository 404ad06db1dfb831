/** Whether the server can be reached, as far as the last request and the browser tell. */

export const connection = $state({ lost: false })

export function followConnection(): void {
  connection.lost = !navigator.onLine
  addEventListener('offline', () => { connection.lost = true })
  addEventListener('online', () => { connection.lost = false })
}
