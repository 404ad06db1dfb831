/** Importing this puts Cacao's drawings on the page, once. */

import { mount } from 'svelte'
import '../../../drawing/symbols'
import './place.css'
import Symbols from './Symbols.svelte'

mount(Symbols, { target: document.body })
