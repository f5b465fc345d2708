import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { InvalidInput, NotSignedIn } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { readProfilePhoto, setProfilePhoto } from './setProfilePhoto';

const { table } = await tableForTests();
let ana: ServiceContext;
beforeEach(async () => {
  ana = await signedInAccount(table);
});

const picture = ({ width = 300, height = 200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const set = async (image: Buffer | Promise<Buffer>) =>
  setProfilePhoto(ana, { image: (await image).toString('base64') });
const kept = async () => {
  const url = (await readProfilePhoto(ana)) ?? '';
  expect(url).toMatch(/^data:image\/jpeg;base64,/);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};
const refused = async (image: Buffer | Promise<Buffer>, message: string) => {
  const setting = set(image);
  await expect(setting).rejects.toBeInstanceOf(InvalidInput);
  await expect(setting).rejects.toMatchObject({ fields: [{ path: 'image', message }] });
  expect(await readProfilePhoto(ana)).toBeNull();
};

describe('a profile photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s and becomes a small square JPEG', async (format) => {
    await set(picture().toFormat(format).toBuffer());
    expect(await sharp(await kept()).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 192 });
  });

  it('loses its metadata and becomes upright', async () => {
    const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    // The left half is blue; turned by the camera's note it is the upper one.
    const blue = { create: { width: 150, height: 300, channels: 3 as const, background: '#00f' } };
    const taken = picture({ width: 300, height: 300 }).composite([{ input: blue, left: 0, top: 0 }]);
    const image = await taken.withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(image).metadata()).exif?.toString('latin1')).toContain('Secret Camera');
    await set(image);
    const photo = await kept();
    const { exif: left, orientation, icc, xmp } = await sharp(photo).metadata();
    expect([left, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(photo.toString('latin1')).not.toContain('Secret');
    const pixel = async (x: number, y: number) => {
      const { data } = await sharp(photo)
        .extract({ left: x, top: y, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[2] ?? 0) > (data[0] ?? 0) ? 'blue' : 'red';
    };
    expect([await pixel(20, 20), await pixel(170, 20), await pixel(20, 170)]).toEqual(['blue', 'blue', 'red']);
  });

  it('becomes white where it is transparent', async () => {
    await set(
      sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    const { data } = await sharp(await kept())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('can be replaced and taken away', async () => {
    await set(picture().png().toBuffer());
    await setProfilePhoto(ana, { image: null });
    expect(await readProfilePhoto(ana)).toBeNull();
  });

  it('is for its account alone', async () => {
    await set(picture().png().toBuffer());
    expect(await readProfilePhoto(await signedInAccount(table))).toBeNull();
    await expect(readProfilePhoto(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
    await expect(setProfilePhoto(table.stranger(), { image: null })).rejects.toBeInstanceOf(NotSignedIn);
  });
});

describe('a file that is refused as profile photo', () => {
  const WRONG_KIND = 'The photo must be a JPEG, PNG or WebP';
  const BROKEN = 'This photo cannot be read';

  it('is an SVG, a GIF, an HTML page or nothing at all', async () => {
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), WRONG_KIND);
    await refused(picture().gif().toBuffer(), WRONG_KIND);
    await refused(Buffer.from('<html><script>alert(1)</script></html>'), WRONG_KIND);
    await refused(Buffer.from('x'), WRONG_KIND);
    await expect(setProfilePhoto(ana, { image: '' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(setProfilePhoto(ana, { image: 'data:image/png;base64,AAAA' })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('is something else behind the first bytes of a picture', async () => {
    await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(2000)]), BROKEN);
    const svg = Buffer.from('RIFF____WEBP<svg xmlns="http://www.w3.org/2000/svg"/>');
    await refused(svg, BROKEN);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is a %s that was cut off', async (format) => {
    const noise = sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } });
    const whole = await noise.toFormat(format).toBuffer();
    await refused(whole.subarray(0, whole.length / 2), BROKEN);
  });

  it('is a small file that says it has a billion pixels', async () => {
    const png = await picture({ width: 8, height: 8 }).png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    await refused(png, BROKEN);
  });

  it('is a small file that really has too many', async () => {
    const bomb = await picture({ width: 5000, height: 5000 }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(180_000);
    await refused(bomb, BROKEN);
  });

  it('is an animation', async () => {
    const frames = await sharp(randomBytes(10 * 20 * 3), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    await refused(frames, 'The photo must not be an animation');
  });

  it('is more than 180 kB', async () => {
    await refused(randomBytes(180_001 + 3), 'A photo can have at most 180 kB');
  });
});
