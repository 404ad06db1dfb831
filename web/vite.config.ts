import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const PAGE = 'index.html'
const WORKER = 'worker.js'

/** Tells the worker of all that was built, to be kept for times without a connection. */
function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    enforce: 'post', // styles join the bundle late
    generateBundle(_, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') return
      const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE)
      worker.code = worker.code.replace('__FILES__', JSON.stringify(built.map((name) => `/${name}`)))
    },
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), keptFiles()],
  build: {
    outDir: '../src/subak/server/page',
    emptyOutDir: true,
    // Inlined files would need a weaker Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sheet of all pieces is no part of the page; `--mode pieces` builds it alone.
    rolldownOptions: {
      input: mode === 'pieces' ? 'pieces.html' : { page: PAGE, worker: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
