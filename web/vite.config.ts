import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/subak/server/page',
    emptyOutDir: true,
    // Inlined files would need a weaker Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sheet of all pieces is no part of the page; `--mode pieces` builds it alone.
    ...(mode === 'pieces' && { rolldownOptions: { input: 'pieces.html' } }),
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
