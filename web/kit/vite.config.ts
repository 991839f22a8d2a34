import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The kit is for who works on the page: the page that is delivered knows nothing of it. */
export default defineConfig({
  root: decodeURI(new URL('.', import.meta.url).pathname),
  base: '/kit/',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000' } },
  },
});
