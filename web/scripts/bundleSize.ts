import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface BundleSize {
  readonly chunks: readonly { readonly file: string; readonly gzipBytes: number }[];
  readonly totalGzipBytes: number;
}

/** The promise of the live receipt: JavaScript to the first interactive screen, in bytes of gzip. */
export const LIVE_BUDGET_BYTES = 120_000;

const LIVE_SCREEN = 'src/screens/LiveReceipt/LiveReceiptScreen.tsx';
const DIST = new URL('../dist/', import.meta.url);

/**
 * What a browser loads before a screen can be used: the entry, the screen, and everything either imports statically.
 * Dialogs, the toast area and the socket come after that, on first use or when the page is idle.
 */
export function bundleSize({ dist = DIST, screen = LIVE_SCREEN }: { dist?: URL; screen?: string } = {}): BundleSize {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  ['index.html', screen].forEach(visit);
  const chunks = [...files]
    .map((file) => ({ file, gzipBytes: gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
  return { chunks, totalGzipBytes: chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { chunks, totalGzipBytes } = bundleSize();
  const lines = chunks.map(({ file, gzipBytes }) => `${String(gzipBytes).padStart(8)} ${file}`);
  const total = `${String(totalGzipBytes).padStart(8)} of ${LIVE_BUDGET_BYTES} bytes gzip to the first interactive live receipt`;
  process.stdout.write(`${[...lines, total].join('\n')}\n`);
}
