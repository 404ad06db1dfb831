/** Keeps the page and the rules for times without a connection. */

import { games } from '../games'
import { language } from '../lib/words.svelte'

/** After the page stands, so that nobody waits for it. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const begin = async () => {
    await navigator.serviceWorker.register('/worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(['/api/v1/status', ...games.map((game) => `/api/v1/rules/${game}?language=${language()}`)])
  }
  // A browser that allows no worker has a page that needs the server.
  requestIdleCallback(() => void begin().catch(() => undefined), { timeout: 5000 })
}
