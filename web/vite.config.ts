import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/meadhall/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's Content-Security-Policy lets no font come out of a data: address
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python sources
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
