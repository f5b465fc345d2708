// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundleSize,
  CHART,
  DASHBOARD_BUDGET_BYTES,
  DASHBOARD_SCREEN,
  LIVE_BUDGET_BYTES,
  ownSize,
} from './bundleSize.ts';

const BUILD_PATIENCE_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'fairtab-size-'));
const dist = pathToFileURL(`${folder}/`);

beforeAll(async () => {
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  // In a process of its own: this one says NODE_ENV=test, which would bundle the development build of React.
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, BUILD_PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the JavaScript of a live receipt', () => {
  it('stays below 120 kB gzip until the screen can be used', () => {
    const { totalGzipBytes, chunks } = bundleSize({ dist });
    expect(chunks.length).toBeGreaterThan(1);
    expect(totalGzipBytes).toBeLessThan(LIVE_BUDGET_BYTES);
  });

  it('comes without what only dialogs, toasts, forms and the socket need', () => {
    const names = bundleSize({ dist })
      .chunks.map(({ file }) => file)
      .join(' ');
    expect(names).not.toMatch(/ToastArea|liveSocket|inputs|QrCode|Dialog/);
  });
});

describe('the JavaScript of the dashboard', () => {
  it('is below 60 kB gzip beyond what every page loads', () => {
    const { totalGzipBytes } = ownSize({ dist, screen: DASHBOARD_SCREEN });
    expect(totalGzipBytes).toBeGreaterThan(0);
    expect(totalGzipBytes).toBeLessThan(DASHBOARD_BUDGET_BYTES);
  });

  it('comes without the chart library, which waits until there is something to draw', () => {
    const files = ({ chunks }: ReturnType<typeof ownSize>): string[] => chunks.map(({ file }) => file);
    const [chart] = files(ownSize({ dist, screen: CHART }));
    expect(chart).toContain('BarChart');
    expect(files(ownSize({ dist, screen: DASHBOARD_SCREEN }))).not.toContain(chart);
  });
});
