import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const table = 'http://127.0.0.1:8765'; // table.py

export default defineConfig({
  plugins: [svelte()],
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '^/lab/': table, '^/api/': table } },
});
