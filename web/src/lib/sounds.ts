/** Short sounds of the table, made here: no files, nothing to load. */

import { preferences } from './preferences.svelte'

export type Sound = 'place' | 'coin' | 'card' | 'water' | 'turn' | 'win'

/** A tone: its pitch at the start and at the end, when it begins, how long it rings and how loud. */
interface Tone {
  from: number
  to?: number
  at?: number
  rings: number
  loud: number
  wave?: OscillatorType
}

/** A rush of air through a filter, as paper or wood makes it. */
interface Rush {
  pitch: number
  at?: number
  rings: number
  loud: number
}

const TONES: Record<Sound, Tone[]> = {
  place: [{ from: 150, to: 80, rings: 0.12, loud: 0.5 }],
  coin: [
    { from: 2093, rings: 0.18, loud: 0.12, wave: 'triangle' },
    { from: 2794, at: 0.05, rings: 0.28, loud: 0.12, wave: 'triangle' },
  ],
  card: [],
  water: [
    { from: 420, to: 860, rings: 0.14, loud: 0.22 },
    { from: 560, to: 1100, at: 0.1, rings: 0.12, loud: 0.14 },
  ],
  turn: [
    { from: 523, rings: 0.5, loud: 0.3 },
    { from: 659, at: 0.14, rings: 0.5, loud: 0.3 },
  ],
  win: [523, 659, 784, 1047].map((from, number) => ({ from, at: number * 0.13, rings: 0.7, loud: 0.25, wave: 'triangle' })),
}
const RUSHES: Partial<Record<Sound, Rush[]>> = {
  place: [{ pitch: 900, rings: 0.05, loud: 0.25 }],
  card: [{ pitch: 2600, rings: 0.09, loud: 0.3 }],
}

const OF_PIECE: Record<string, Sound> = { gold: 'coin', stone: 'coin', points: 'coin', suns: 'coin', water: 'water', card: 'card', face: 'card', back: 'card', good: 'card' }

/** How a piece of a game sounds when it lands; pieces are named as the games' flights name them. */
export function soundOf(piece: string): Sound {
  return OF_PIECE[piece.split(':')[0] ?? ''] ?? 'place'
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

export function play(sound: Sound) {
  if (preferences.volume === 0 || document.hidden || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A browser lets a page be heard only once somebody has touched it: what comes before that is never made up for.
  if (audio.state === 'suspended') {
    void audio.resume()
    return
  }
  for (const tone of TONES[sound]) ring(audio, tone)
  for (const rush of RUSHES[sound] ?? []) whoosh(audio, rush)
}

/** Loud at once, then fading away. */
function fading(audio: AudioContext, start: number, rings: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud * preferences.volume, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rings)
  gain.connect(audio.destination)
  return gain
}

function ring(audio: AudioContext, { from, to = from, at = 0, rings, loud, wave = 'sine' }: Tone) {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + rings)
  tone.connect(fading(audio, start, rings, loud))
  tone.start(start)
  tone.stop(start + rings)
}

function whoosh(audio: AudioContext, { pitch, at = 0, rings, loud }: Rush) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  }
  const start = audio.currentTime + at
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(audio, start, rings, loud))
  source.start(start)
  source.stop(start + rings)
}
