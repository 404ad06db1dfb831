/** Telling somebody who looks elsewhere that it is their turn. */

import { preferences } from './preferences.svelte'
import { gameTitle } from './names'
import { play } from './sounds'
import { say } from './words.svelte'

export function chime() {
  play('turn')
}

export function notify(game: string) {
  if (isNotified() && document.hidden) new Notification(gameTitle(game), { body: say('web-your-turn'), icon: '/icon.svg' })
}

/** What somebody wished for earlier counts for nothing once the browser forbids it. */
export const isNotified = () => preferences.notices && 'Notification' in window && Notification.permission === 'granted'

/** Asks the browser; false where it says no. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
