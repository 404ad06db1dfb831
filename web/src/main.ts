import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { loadMe } from './lib/me.svelte'
import { loadWords } from './lib/words.svelte'
import { followConnection } from './offline/connection.svelte'
import { keepForOffline } from './offline/keep'

followConnection()
// Requests that come at the same time without a cookie would each be a guest of their own.
await Promise.all([loadWords(), loadMe().catch(() => undefined)])
mount(App, { target: document.getElementById('app')! })
keepForOffline()
