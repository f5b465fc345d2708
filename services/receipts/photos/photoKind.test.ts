import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoKindOf } from './photoKind';

const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
/** 64 x 48 pixels in one colour, as an iPhone packs it. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAA' +
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA' +
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED' +
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz' +
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt' +
    'ZwACAAEAAQAAACJtZGF0AAAAFigBrxmA70mlv//KjH/kxq/2mtaY+bg=',
  'base64',
);

describe('photoKindOf', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('knows a %s and its size', async (format) => {
    expect(await photoKindOf(await picture().toFormat(format).toBuffer())).toEqual({
      kind: format,
      width: 30,
      height: 20,
    });
  });

  it('knows a HEIC and a PDF', async () => {
    expect(await photoKindOf(HEIC)).toEqual({ kind: 'heic', width: 64, height: 48 });
    expect(await photoKindOf(Buffer.from('%PDF-1.7\n'))).toEqual({ kind: 'pdf' });
  });

  it('ignores bytes behind the picture', async () => {
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect(await photoKindOf(polyglot)).toMatchObject({ kind: 'jpeg' });
  });

  it('refuses other pictures, pages and nothing at all', async () => {
    const others = [
      await picture().tiff().toBuffer(),
      await picture().avif().toBuffer(),
      await picture().gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<!doctype html><title>x</title>'),
      Buffer.from('PK\x03\x04zip'),
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'),
      Buffer.from([0xff]),
      Buffer.alloc(0),
    ];
    for (const other of others) expect(await photoKindOf(other)).toEqual({ problem: 'notAPhoto' });
  });

  it('refuses animations', async () => {
    const frames = sharp(randomBytes(20 * 40 * 3), { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
    expect(await photoKindOf(await frames.webp().toBuffer())).toEqual({ problem: 'animated' });
    const png = await picture().png().toBuffer();
    const control = Buffer.from('00000008' + '6163544c' + '0000000200000000' + '00000000', 'hex');
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(await photoKindOf(moving)).toEqual({ problem: 'animated' });
  });

  it('refuses more than 50 megapixels without decoding one', async () => {
    const png = await picture().png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await photoKindOf(png)).toEqual({ problem: 'tooManyPixels' });
    const jpeg = await picture().jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(20_000, frame + 5);
    jpeg.writeUInt16BE(20_000, frame + 7);
    expect(await photoKindOf(jpeg)).toEqual({ problem: 'tooManyPixels' });
  });

  it('reports a file as broken when it has only the first bytes of a picture', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>'.repeat(20));
    for (const start of ['ffd8ffe0', '89504e470d0a1a0a', '52494646000000005745425056503820'])
      expect(await photoKindOf(Buffer.concat([Buffer.from(start, 'hex'), html]))).toEqual({ problem: 'broken' });
  });
});
