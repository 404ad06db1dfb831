/** The sheet at the side of the table, or from below on a phone: which leaf of it is open, and what was not read yet. */

import type { Live } from '../lib/live.svelte'

export type Leaf = 'log' | 'rules' | 'aid' | 'menu'

export class Drawer {
  leaf = $state<Leaf | null>(null)
  private read = $state(0) // the number of the last entry that was seen while the log was open

  constructor(private readonly live: Pick<Live, 'entries' | 'table'>) {}

  get unread(): number {
    if (this.leaf === 'log') return 0
    return this.live.entries.filter((entry) => entry.kind === 'chat' && entry.number > this.read && entry.seat !== this.live.table?.seat).length
  }

  shows(leaf: Leaf): boolean {
    return this.leaf === leaf
  }

  open(leaf: Leaf) {
    this.close()
    this.leaf = leaf
  }

  close() {
    if (this.leaf === 'log') this.read = this.live.entries.at(-1)?.number ?? 0
    this.leaf = null
  }

  toggle(leaf: Leaf) {
    if (this.leaf === leaf) this.close()
    else this.open(leaf)
  }
}
