import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { LAPTOP, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/** After an intended change run this with UPDATE_PICTURES=1, and look at the new pictures before they are committed. */
const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url));
/** Machines draw the edges of letters differently: a pixel counts from this difference of a colour on, of 255. */
const VISIBLE = 48;
/** How many of all pixels may differ. A colour, size or space that changed is far more. */
const MOST_DIFFERENT = 0.004;

let server: ViteDevServer;
let address: string;
beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  address = `${server.resolvedUrls?.local[0] ?? ''}dev/ui`;
});
afterAll(() => server.close());

async function pixelsOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns the share of pixels that differ visibly; 1 for pictures of another size. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > VISIBLE))
      different += 1;
  return different / (a.width * a.height);
}

describe('every primitive of the design system', () => {
  const app = setUpApp();

  test.each([
    ['phone', 'light', PHONE],
    ['phone', 'dark', PHONE],
    ['laptop', 'light', LAPTOP],
    ['laptop', 'dark', LAPTOP],
  ] as const)('looks on a %s in %s as it did', async (device, colorScheme, { viewport }) => {
    const context = await app().browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.goto(address);
      await page.getByRole('heading', { name: 'Paper, text and figures' }).waitFor({ timeout: 80_000 });
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ fullPage: true, caret: 'initial' });
      const file = `${PICTURES}ui-${device}-${colorScheme}.png`;
      if (process.env['UPDATE_PICTURES'] === '1')
        writeFileSync(file, await sharp(picture).png({ palette: true }).toBuffer());
      expect(await differenceOf(picture, readFileSync(file))).toBeLessThan(MOST_DIFFERENT);
    } finally {
      await context.close();
    }
  });
});
