/** What somebody has chosen for this device, kept there. */

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

interface Choices {
  language: string | null
  theme: Theme
  speed: Speed
  sound: boolean
  notices: boolean
}

const NAME = 'subak'
const DEFAULT: Choices = { language: null, theme: 'system', speed: 'normal', sound: false, notices: false }

function kept(): Choices {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Choices>) }
  } catch {
    return { ...DEFAULT }
  }
}

export const choices = $state(kept())

export function choose(chosen: Partial<Choices>) {
  Object.assign(choices, chosen)
  try {
    localStorage.setItem(NAME, JSON.stringify(choices))
  } catch {
    // A browser that keeps nothing still plays.
  }
  showTheme()
}

export function showTheme() {
  document.documentElement.dataset.theme = choices.theme
}

export function isDark(): boolean {
  return choices.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choices.theme === 'dark'
}

const MILLISECONDS: Record<Speed, number> = { slow: 520, normal: 230, fast: 110, off: 0 }

/** How long a piece moves; not at all for those who want no motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MILLISECONDS[choices.speed]
}
