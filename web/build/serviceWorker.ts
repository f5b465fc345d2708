import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { filesOfTable, type BuildManifest } from './filesOfTable.ts';

const FILE = 'serviceWorker.js';

/**
 * Builds web/src/network/offline/serviceWorker.ts into a script of its own, at an address that must never change: browsers look there for
 * the next version. The list of files that it caches is written into it. See docs/architecture.md.
 */
export function serviceWorker({ outDir, plugins }: { outDir: string; plugins: Plugin[] }): PluginOption {
  const folder = join(import.meta.dirname, '..', outDir);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/network/offline',
      filename: 'serviceWorker.ts',
      outDir,
      // The page registers the worker itself when it is idle, and public/ has the manifest of the app.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: plugins },
        globPatterns: ['assets/*.{js,css,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => {
            const html = read('index.html');
            const { first, later } = filesOfTable(JSON.parse(read('.vite/manifest.json')) as BuildManifest, html);
            const isKept = ({ url }: { url: string }) => first.has(url) || later.has(url);
            const kept = entries.filter(isKept).map((entry) => ({ ...entry, isLater: later.has(entry.url) }));
            const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
            return { manifest: [...kept, { url: '/app-shell.html', revision, size: html.length, isLater: false }] };
          },
        ],
      },
    }),
    {
      name: 'compress-service-worker',
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          const script = read(FILE);
          writeFileSync(join(folder, `${FILE}.br`), brotliCompressSync(script));
          writeFileSync(join(folder, `${FILE}.gz`), gzipSync(script));
        },
      },
    },
  ];
}
