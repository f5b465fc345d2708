import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { adviceFor, SIDE } from './adviceFor';
import { measurePhoto, type Picture } from './measurePhoto';

const FOLDER = join(import.meta.dirname, '../../../../../worker/ocr/testing/photos');
const PHOTOS = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));

async function pictureOf(photo: Sharp): Promise<Picture> {
  const { data, info } = await photo
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const adviceOn = (picture: Picture) => adviceFor(measurePhoto(picture), picture);

const open = (name: string): Sharp => sharp(join(FOLDER, name)).rotate();

/** Applies steps one after the other, since sharp has an order of its own within one. */
async function changed(name: string, change: (photo: Sharp) => Sharp): Promise<Picture> {
  return pictureOf(
    sharp(
      await change(sharp(await open(name).png().toBuffer()))
        .png()
        .toBuffer(),
    ),
  );
}

describe('a photo of a receipt', () => {
  it.each(PHOTOS)('that was taken well needs no advice: %s', async (name) => {
    expect(adviceOn(await pictureOf(open(name)))).toBeNull();
  });

  it.each(PHOTOS)('that lies on its side is measured as if it stood: %s', async (name) => {
    const upright = measurePhoto(await pictureOf(open(name)));
    const onSide = measurePhoto(await changed(name, (photo) => photo.rotate(90)));
    expect(Math.abs(onSide.glyphHeight - upright.glyphHeight)).toBeLessThanOrEqual(1);
    expect(adviceOn(await changed(name, (photo) => photo.rotate(90)))).toBeNull();
  });

  it.each(PHOTOS)('in the dark needs more light: %s', async (name) => {
    expect(adviceOn(await changed(name, (photo) => photo.linear(0.25, 0)))).toBe('light');
  });

  it.each(PHOTOS)('from far away is to be taken closer: %s', async (name) => {
    expect(adviceOn(await changed(name, (photo) => photo.resize({ width: 220 })))).toBe('closer');
  });

  it.each(PHOTOS)('that was shaken is not sharp: %s', async (name) => {
    expect(adviceOn(await changed(name, (photo) => photo.blur(4)))).toBe('steady');
  });

  it.each(PHOTOS)('with a reflection on it has a glare, unless that is on the table: %s', async (name) => {
    const {
      info: { width, height },
    } = await open(name).toBuffer({ resolveWithObject: true });
    const spot = Buffer.from(`<svg width="${width}" height="${height}"><defs><radialGradient id="g">
      <stop offset="0.6" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
      <circle cx="45%" cy="40%" r="${Math.min(width, height) * 0.17}" fill="url(#g)"/></svg>`);
    expect(adviceOn(await changed(name, (photo) => photo.composite([{ input: spot }])))).toBe('glare');
    const corner = spot.toString().replace('cx="45%" cy="40%"', 'cx="0" cy="0"');
    expect(adviceOn(await changed(name, (photo) => photo.composite([{ input: Buffer.from(corner) }])))).toBeNull();
  });

  it('without any letters is not sharp, or too dark', async () => {
    const plain = (brightness: number) =>
      sharp({
        create: { width: 600, height: 800, channels: 3, background: { r: brightness, g: brightness, b: brightness } },
      });
    expect(adviceOn(await pictureOf(plain(200)))).toBe('steady');
    expect(adviceOn(await pictureOf(plain(20)))).toBe('light');
  });

  it('whose lines end at the side of the picture is not whole', async () => {
    // Black bars of letters on white: 20 lines of 30 letters, the last of which the edge cuts.
    const [width, height] = [600, 900];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    const ink = (x: number, y: number) => data.set([0, 0, 0], (y * width + x) * 4);
    for (let line = 0; line < 20; line++)
      for (let letter = 0; letter < 30; letter++)
        for (let y = 0; y < 14; y++)
          for (let x = 0; x < 6; x++) if (30 + letter * 20 + x < width) ink(30 + letter * 20 + x, 40 + line * 40 + y);
    const cut = { width, height, data };
    expect(adviceOn(cut)).toBeNull();
    for (let line = 0; line < 20; line++)
      for (let y = 0; y < 14; y++) for (let x = 0; x < 6; x++) ink(width - 1 - x, 40 + line * 40 + y);
    expect(adviceOn(cut)).toBe('whole');
  });
});
