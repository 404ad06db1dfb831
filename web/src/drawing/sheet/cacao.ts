import Cover from '../../games/cacao/pieces/Cover.svelte'
import Glade from '../../games/cacao/pieces/Glade.svelte'
import Hut from '../../games/cacao/pieces/Hut.svelte'
import Icon from '../../games/cacao/pieces/Icon.svelte'
import Jungle from '../../games/cacao/pieces/Jungle.svelte'
import River from '../../games/cacao/pieces/River.svelte'
import TileBack from '../../games/cacao/pieces/TileBack.svelte'
import Village from '../../games/cacao/pieces/Village.svelte'
import Worker from '../../games/cacao/pieces/Worker.svelte'
import Mat from '../Mat.svelte'
import type { Shown } from './shown'

const JUNGLES = ['plantation1', 'plantation2', 'market2', 'market3', 'market4', 'mine1', 'mine2', 'water', 'sun', 'temple']
const WORKERS = [[1, 1, 1, 1], [2, 1, 0, 1], [3, 0, 0, 1], [0, 0, 1, 3]]
const values = [-10, -4, -1, 0, 2, 4, 7, 11, 16]

export const CACAO: Shown[] = [
  ...JUNGLES.map((kind): Shown => ({ name: kind, piece: Jungle, props: { kind }, widths: [40, 90, 200] })),
  ...[undefined, 0, 1, 2, 3].map((seat): Shown => ({ name: `back ${seat ?? ''}`, piece: TileBack, props: { seat }, widths: [40, 90] })),
  ...WORKERS.flatMap((workers) => [0, 1, 2, 3].map((seat): Shown => ({ name: `worker ${seat} ${workers.join('')}`, piece: Worker, props: { workers, seat }, widths: [40, 90] }))),
  ...[0, 1, 2, 3].map((seat): Shown => ({ name: `worker ${seat}, overbuilt`, piece: Worker, props: { workers: [2, 1, 0, 1], seat, overbuilt: true }, widths: [40, 90] })),
  ...['fruit', 'gold', 'sun', 'water'].flatMap((kind): Shown[] => [{ name: kind, piece: Icon, props: { kind }, widths: [22, 40, 90] }, { name: `${kind}, missing`, piece: Icon, props: { kind, missing: true }, widths: [40] }]),
  { name: 'hut', piece: Hut, props: { fruits: 3 }, widths: [120, 320] },
  { name: 'village', piece: Village, props: { fruits: 4, suns: 1, gold: 14 }, widths: [120, 248] },
  ...[0, 4, 8].map((at): Shown => ({ name: `river ${at}`, piece: River, props: { seat: at / 4, values, at }, widths: [450] })),
  { name: 'mat', piece: Mat, props: { game: 'cacao' }, box: [400, 120] },
  { name: 'glade', piece: Glade, box: [1440, 900] },
  { name: 'cover', piece: Cover, widths: [440] },
]
