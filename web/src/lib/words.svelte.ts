/** The words of locale/ and of each game's own locale/, the same files that Python reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { unbroken } from './numbers'
import { prefer, preferences } from './preferences.svelte'
import type { Told } from './types'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

// All but what only the terminal and the server say.
const FILES = import.meta.glob<string>(
  [
    '../../../src/subak/locale/*/*.ftl',
    '!../../../src/subak/locale/*/{api,arena,cli,counting,lab,mistakes,server}.ftl',
    '../../../src/subak/games/*/locale/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const spoken = $state<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: new FluentBundle('en') })

export function language(): Language {
  return spoken.language
}

function preferred(): Language {
  const known = Object.keys(LANGUAGES) as Language[]
  const wanted = [preferences.language ?? '', ...navigator.languages]
  return wanted.map((one) => known.find((name) => one.toLowerCase().startsWith(name))).find((name) => name !== undefined) ?? 'en'
}

export async function loadWords(): Promise<void> {
  const name = preferred()
  const bundle = new FluentBundle(name, { useIsolating: false })
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/locale/${name}/`) || path.endsWith(`/locale/${name}.ftl`))
  for (const text of await Promise.all(files.map(([, load]) => load()))) bundle.addResource(new FluentResource(text))
  document.documentElement.lang = name
  spoken.bundle = bundle
  spoken.language = name
}

export async function speak(name: Language): Promise<void> {
  prefer({ language: name })
  await loadWords()
}

/** Whether there are words for an id; a game that only has rules has none. */
export function isSaid(id: string): boolean {
  return spoken.bundle.hasMessage(id)
}

export function say(id: string, details: Record<string, FluentVariable> = {}): string {
  const message = spoken.bundle.getMessage(id)
  if (!message?.value) return id
  return spoken.bundle.formatPattern(message.value, details, [])
}

/** A variant of a game; of a game from elsewhere the page has no words. */
export function optionName(game: string, option: string): string {
  return isSaid(`${game}-option`) ? say(`${game}-option`, { option }) : option
}

/** What a variant changes, in a sentence. */
export function optionAbout(game: string, option: string): string {
  return isSaid(`${game}-option-about`) ? say(`${game}-option-about`, { option }) : ''
}

/** What the server tells as data, in words; a seat is said by its player's name, and the reader's own as you. */
export function tell(told: Told, names: string[], you: number | null = null): string {
  const details: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(told)) {
    if (key === 'say') continue
    if (key === 'seat') {
      details.player = names[value as number] ?? ''
      if (!('who' in told)) details.who = value === you ? 'you' : 'other'
    } else if (Array.isArray(value)) details[key] = value.map((part) => tell(part as Told, names, you)).join(', ')
    else if (value !== null && typeof value === 'object') details[key] = tell(value as Told, names, you)
    else if (typeof value === 'boolean') details[key] = String(value)
    else if (typeof value === 'string') details[key] = unbroken(value)
    else details[key] = value as FluentVariable
  }
  return say(told.say, details)
}
