import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { chunkGroups } from './build/chunks.ts';
import { leanRelay } from './build/leanRelay.ts';
import { leanRouter } from './build/leanRouter.ts';
import { leanStyles } from './build/leanStyles.ts';

const API_URL = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay, react(), leanRouter(), leanRelay(), leanStyles()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: {
      '/graphql': { target: API_URL, ws: true },
      '/api': { target: API_URL },
      '/healthz': { target: API_URL },
    },
  },
});
