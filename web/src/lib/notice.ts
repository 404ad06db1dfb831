/** Telling somebody who looks elsewhere that it is their turn. */

import { preferences } from './preferences.svelte'
import { gameTitle } from './names'
import { say } from './words.svelte'

export function chime() {
  if (!preferences.sound) return
  const audio = new AudioContext()
  const now = audio.currentTime
  for (const [delay, pitch] of [[0, 523], [0.14, 659]] as const) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.0001, now + delay)
    loud.gain.exponentialRampToValueAtTime(0.15, now + delay + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5)
    tone.connect(loud).connect(audio.destination)
    tone.start(now + delay)
    tone.stop(now + delay + 0.55)
  }
  setTimeout(() => void audio.close(), 1500)
}

export function notify(game: string) {
  const possible = 'Notification' in window && Notification.permission === 'granted'
  if (preferences.notices && possible && document.hidden) new Notification(gameTitle(game), { body: say('web-your-turn'), icon: '/icon.svg' })
}

/** Asks the browser; false where it says no. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
