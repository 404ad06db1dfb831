/** Every piece of a game on one page, for people who draw: pieces.html?show=bali&sight=grey. Not part of the built page. */

import { mount } from 'svelte'
import Sheet from './Sheet.svelte'

// The fonts, once they are bundled.
import.meta.glob(['/node_modules/@fontsource/young-serif/400.css', '/node_modules/@fontsource/source-sans-3/{500,700}.css'], { eager: true })

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
document.documentElement.style.colorScheme = asked.get('theme') ?? 'light'
mount(Sheet, { target: document.body, props: { show: asked.get('show') ?? 'bali', sight: asked.get('sight') ?? 'colour' } })
