/** What somebody prefers on this device, kept there. */

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

interface Preferences {
  language: string | null
  theme: Theme
  speed: Speed
  sound: boolean
  notices: boolean
}

const NAME = 'subak'
const DEFAULT: Preferences = { language: null, theme: 'system', speed: 'normal', sound: false, notices: false }

function kept(): Preferences {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Preferences>) }
  } catch {
    return { ...DEFAULT }
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
