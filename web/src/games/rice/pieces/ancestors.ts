/** How the eighteen ancestors look, by the number of their card. */

type Hair =
  | { style: 'bun'; colour: string; shade: string; tie: string }
  | { style: 'turban'; colour: string; pattern: string; beard?: string }
  | { style: 'straw'; beard?: string }
  | { style: 'long'; colour: string }
  | { style: 'bald'; beard: string }
  | { style: 'shawl'; colour: string; shade: string; pattern: string; locks: string }

export interface Portrait {
  behind: string
  ring: string
  cloth: string
  pattern: string
  skin: string
  old: boolean
  /** What their effect counts. */
  cares: 'field' | 'plot' | 'farmer' | 'buffalo' | 'house' | 'three'
  hair: Hair
}

export const ANCESTORS: readonly Portrait[] = [
  { behind: '#c98a4a', ring: '#a8543a', cloth: '#6b3560', pattern: 'p-kawung', skin: '#a8683f', old: true, cares: 'field', hair: { style: 'bun', colour: '#e6e1d8', shade: '#cfc9c0', tie: '#b8402b' } }, // Sreymom
  { behind: '#6f8f4a', ring: '#4c6a22', cloth: '#8a2f22', pattern: 'p-parang', skin: '#9a5c38', old: false, cares: 'farmer', hair: { style: 'straw' } }, // Chenda
  { behind: '#3f7a8a', ring: '#2b5f70', cloth: '#a87500', pattern: 'p-cecek', skin: '#9a5c38', old: true, cares: 'field', hair: { style: 'turban', colour: '#31497a', pattern: 'p-dot', beard: '#e6e1d8' } }, // Sovann
  { behind: '#b86a72', ring: '#8a3f4a', cloth: '#1d5f5a', pattern: 'p-kawung', skin: '#8a5030', old: false, cares: 'three', hair: { style: 'bun', colour: '#3a2a24', shade: '#2a1d18', tie: '#e3b23a' } }, // Bopha
  { behind: '#5d6f9a', ring: '#3d4a78', cloth: '#8a5220', pattern: 'p-check', skin: '#a8683f', old: false, cares: 'field', hair: { style: 'turban', colour: '#a8442c', pattern: 'p-stripe' } }, // Dara
  { behind: '#3f7a6a', ring: '#2f5f52', cloth: '#31497a', pattern: 'p-stripe', skin: '#8a5030', old: true, cares: 'buffalo', hair: { style: 'turban', colour: '#b8402b', pattern: 'p-check', beard: '#e6e1d8' } }, // Kosal
  { behind: '#d0a050', ring: '#a8741a', cloth: '#5d3568', pattern: 'p-dot', skin: '#a8683f', old: true, cares: 'buffalo', hair: { style: 'shawl', colour: '#a8442c', shade: '#6d241a', pattern: 'p-check', locks: '#cfc9c0' } }, // Maly
  { behind: '#8a6f9a', ring: '#5b3c8c', cloth: '#2f6b58', pattern: 'p-parang', skin: '#8a5030', old: true, cares: 'house', hair: { style: 'long', colour: '#cfc9c0' } }, // Nimol
  { behind: '#5a8f7a', ring: '#14706a', cloth: '#a8442c', pattern: 'p-kawung', skin: '#9a5c38', old: true, cares: 'field', hair: { style: 'straw', beard: '#e6e1d8' } }, // Phirun
  { behind: '#c07a4a', ring: '#8a4a1d', cloth: '#31497a', pattern: 'p-stripe', skin: '#a8683f', old: true, cares: 'field', hair: { style: 'bald', beard: '#e6e1d8' } }, // Rith
  { behind: '#7a9a4a', ring: '#5e7d2b', cloth: '#6b3560', pattern: 'p-dot', skin: '#8a5030', old: false, cares: 'farmer', hair: { style: 'bun', colour: '#6a4a3a', shade: '#543a2c', tie: '#f0d27a' } }, // Sokha
  { behind: '#4a8a9a', ring: '#1f6a72', cloth: '#b8402b', pattern: 'p-cecek', skin: '#8a5030', old: false, cares: 'field', hair: { style: 'long', colour: '#3a2a24' } }, // Thida
  { behind: '#b0906a', ring: '#7d5216', cloth: '#14605a', pattern: 'p-parang', skin: '#8a5030', old: false, cares: 'field', hair: { style: 'turban', colour: '#5d3568', pattern: 'p-kawung', beard: '#3a2a24' } }, // Vanna
  { behind: '#9a6a5a', ring: '#7a2f22', cloth: '#52627a', pattern: 'p-check', skin: '#9a5c38', old: true, cares: 'plot', hair: { style: 'bald', beard: '#8d847a' } }, // Veasna
  { behind: '#d8a84a', ring: '#b58200', cloth: '#2f5fa0', pattern: 'p-stripe', skin: '#a8683f', old: false, cares: 'three', hair: { style: 'straw' } }, // Arun
  { behind: '#5d4a8a', ring: '#452c6e', cloth: '#c9963e', pattern: 'p-parang', skin: '#9a5c38', old: true, cares: 'three', hair: { style: 'shawl', colour: '#1d7a68', shade: '#0f4f44', pattern: 'p-stripe', locks: '#3a2a24' } }, // Chanda
  { behind: '#3f6f5a', ring: '#1d4a3a', cloth: '#a8341f', pattern: 'p-kawung', skin: '#9a5c38', old: true, cares: 'farmer', hair: { style: 'turban', colour: '#e0aa2b', pattern: 'p-parang', beard: '#cfc9c0' } }, // Makara
  { behind: '#8f9a6a', ring: '#5e6a3a', cloth: '#7a3a5a', pattern: 'p-check', skin: '#a8683f', old: true, cares: 'house', hair: { style: 'bun', colour: '#b9b1a2', shade: '#a29a8c', tie: '#2c7d8f' } }, // Kiri
]
