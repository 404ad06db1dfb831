/** preview.html, of which tools/draw_icons.py takes a picture. Not part of the built page. */

import { mount } from 'svelte'
import '../../app.css'
import Preview from './Preview.svelte'

document.documentElement.dataset.theme = 'light'
mount(Preview, { target: document.body })
