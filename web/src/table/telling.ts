/** Entries of the log in words. */

import type { Entry } from '../lib/types'
import { say, tell } from '../lib/words.svelte'

export function inWords(entry: Entry, names: string[], you: number | null): string {
  const player = entry.seat === null ? '' : (names[entry.seat] ?? '')
  const who = entry.seat !== null && entry.seat === you ? 'you' : 'other'
  switch (entry.kind) {
    case 'act':
      return (entry.story ?? []).map((told) => tell(told, names, you)).join(' ')
    case 'handed':
      return say('web-log-handed', { who, player, level: say('level-name', { level: entry.bot ?? '' }), why: entry.why ?? '' })
    case 'chat':
      return entry.text ?? ''
    case 'started':
      return say('web-log-started', { by: entry.begins ?? 'nobody', who: you === 0 ? 'you' : 'other', player: names[0] ?? '' })
    case 'seated':
    case 'left':
      // Of a place, where somebody else may sit by now; seats come with the start.
      return say('web-log', { kind: entry.kind, who: 'other', player: entry.name ?? say('web-guest') })
    default:
      return say('web-log', { kind: entry.kind, who, player })
  }
}
