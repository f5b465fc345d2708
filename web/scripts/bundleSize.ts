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

/** The promise of the dashboard: JavaScript beyond what every page loads, the chart library apart, in bytes of gzip. */
export const DASHBOARD_BUDGET_BYTES = 60_000;

export const DASHBOARD_SCREEN = 'src/screens/Dashboard/DashboardScreen.tsx';
/** Loaded when there is a chart to draw, and the only one that has the chart library in it. */
export const CHART = 'src/charts/BarChart.tsx';
const ENTRY = 'index.html';
const LIVE_SCREEN = 'src/screens/LiveReceipt/LiveReceiptScreen.tsx';
const DIST = new URL('../dist/', import.meta.url);

/**
 * What a browser loads before a screen can be used: the entry, the screen, and everything either imports statically.
 * Dialogs, the toast area and the socket come after that, on first use or when the page is idle.
 */
export function bundleSize({ dist = DIST, screen = LIVE_SCREEN }: { dist?: URL; screen?: string } = {}): BundleSize {
  return sizeOf({ dist, files: filesOf({ dist, roots: [ENTRY, screen] }) });
}

/** What a screen loads beyond what every page of the site has loaded already. */
export function ownSize({ dist = DIST, screen }: { dist?: URL; screen: string }): BundleSize {
  const shared = filesOf({ dist, roots: [ENTRY] });
  const files = [...filesOf({ dist, roots: [screen] })].filter((file) => !shared.has(file));
  return sizeOf({ dist, files });
}

function filesOf({ dist, roots }: { dist: URL; roots: readonly string[] }): Set<string> {
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
  roots.forEach(visit);
  return files;
}

function sizeOf({ dist, files }: { dist: URL; files: Iterable<string> }): BundleSize {
  const chunks = [...files]
    .map((file) => ({ file, gzipBytes: gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
  return { chunks, totalGzipBytes: chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  report({
    ...bundleSize(),
    budget: `${LIVE_BUDGET_BYTES} bytes gzip to the first interactive live receipt`,
  });
  report({
    ...ownSize({ screen: DASHBOARD_SCREEN }),
    budget: `${DASHBOARD_BUDGET_BYTES} bytes gzip of the dashboard beyond what every page loads`,
  });
}

function report({ chunks, totalGzipBytes, budget }: BundleSize & { budget: string }): void {
  const inColumn = (bytes: number): string => String(bytes).padStart(8);
  const lines = chunks.map(({ file, gzipBytes }) => `${inColumn(gzipBytes)} ${file}`);
  process.stdout.write(`${[...lines, `${inColumn(totalGzipBytes)} of ${budget}`].join('\n')}\n`);
}
