/** Importing this puts the shared patterns on the page, once. */

import { mount } from 'svelte'
import './colours.css'
import Patterns from './Patterns.svelte'

mount(Patterns, { target: document.body })
