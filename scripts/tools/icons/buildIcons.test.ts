import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { appManifest, type Icon } from '../../../api/pages/appManifest';
import { buildIcons } from './buildIcons';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));
const PUBLIC = join(WEB, 'public');
/** Processors round colours at the edges of shapes differently. Of 255. */
const MOST_DIFFERENCE = 2;

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
const committed = (file: string) => readFile(join(PUBLIC, file));

async function largestDifference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (left.length !== right.length) return Infinity;
  return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? NaN))), 0);
}

let built: Map<string, Buffer>;
let icons: readonly Icon[];
beforeAll(async () => {
  built = await buildIcons();
  const manifest = appManifest();
  icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
});

describe('the icons of the app', () => {
  it('are committed as `npm run icons` draws them', async () => {
    for (const [name, bytes] of built)
      if (name.endsWith('.svg')) expect((await committed(name)).equals(bytes), name).toBe(true);
      else expect(await largestDifference(bytes, await committed(name)), name).toBeLessThanOrEqual(MOST_DIFFERENCE);
    const folder = (await readdir(join(PUBLIC, 'icons'))).map((name) => `icons/${name}`);
    expect([...folder, 'favicon.svg'].sort()).toEqual([...built.keys()].sort());
  });

  it('have the sizes that the manifest promises, for each purpose', async () => {
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const { width, height } = await sharp(await committed(src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(new Set(icons.map(({ purpose }) => purpose ?? 'any'))).toEqual(new Set(['any', 'maskable', 'monochrome']));
  });

  it('are there under the names and sizes of the page', async () => {
    const page = await readFile(join(WEB, 'index.html'), 'utf8');
    const named = [...page.matchAll(/<link rel="(?:apple-touch-)?icon" href="\/([^"]+)"/g)].map(([, file]) => file);
    expect(named.sort()).toEqual(['favicon.svg', 'icons/apple-touch.png', 'icons/icon-32.png']);
    for (const [file, size] of [
      ['icons/icon-32.png', 32],
      ['icons/apple-touch.png', 180],
    ] as const)
      expect(await sharp(await committed(file)).metadata()).toMatchObject({ width: size, height: size });
  });

  it('fill their square where a phone cuts it, and keep the mark inside the circle that it shows', async () => {
    const { data, info } = await sharp(await committed('icons/maskable-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
    const ground = [...at(0, 0)];
    expect(ground[3]).toBe(255);
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512 && !at(x, y).equals(Buffer.from(ground)))
          throw new Error(`The mark reaches ${x}, ${y}, which a phone may cut off.`);
  });

  it('show nothing but a shape beside a notification', async () => {
    const { channels } = await sharp(await committed('icons/monochrome-192.png')).stats();
    expect(channels[3]).toMatchObject({ min: 0, max: 255 });
  });
});
