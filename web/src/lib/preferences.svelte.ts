/** What somebody prefers on this device, kept there. */

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

interface Preferences {
  language: string | null
  theme: Theme
  speed: Speed
  /** Of all sounds, 0 to 1; 0 is silence. */
  volume: number
  notices: boolean
  /** Also where there is but one answer, which costs nothing. */
  askAlways: boolean
}

const NAME = 'subak'
const LOUD = 0.5

/** Somebody with a phone is among people. */
const firstVolume = () => (typeof matchMedia === 'undefined' || matchMedia('(max-width: 700px), (pointer: coarse)').matches ? 0 : LOUD)

function kept(): Preferences {
  const usual: Preferences = { language: null, theme: 'system', speed: 'normal', volume: firstVolume(), notices: false, askAlways: false }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Preferences>) }
  } catch {
    return usual
  }
}

export const preferences = $state(kept())

export function prefer(wanted: Partial<Preferences>) {
  Object.assign(preferences, wanted)
  try {
    localStorage.setItem(NAME, JSON.stringify(preferences))
  } catch {
    // Without storage a preference lasts until the page is closed.
  }
  showTheme()
}

export function showTheme() {
  document.documentElement.dataset.theme = preferences.theme
}

export function isDark(): boolean {
  return preferences.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : preferences.theme === 'dark'
}

const MILLISECONDS: Record<Speed, number> = { slow: 520, normal: 230, fast: 110, off: 0 }

/** How long a piece moves; not at all for those who want no motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MILLISECONDS[preferences.speed]
}
