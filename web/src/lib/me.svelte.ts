/** Who we are to the server. */

import { api } from './api'
import type { Me } from './types'

export const me = $state<{ now: Me | null }>({ now: null })

export async function loadMe() {
  me.now = await api.me()
}
