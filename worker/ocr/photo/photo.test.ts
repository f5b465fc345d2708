import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto, levelPhoto, scaleArea, scalePhoto, turnPhoto } from './photo';

const photo = { width: 2, height: 1, rgb: new Uint8Array([255, 0, 0, 0, 0, 0]) };

describe('turnPhoto', () => {
  it('turns clockwise', async () => {
    const turned = await turnPhoto(photo, 90);
    expect([turned.width, turned.height, turned.rgb[0]]).toEqual([1, 2, 255]);
  });
});

describe('levelPhoto', () => {
  it('keeps the whole photo, and fills the new corners with its mean colour', async () => {
    const size = { width: 300, height: 200 };
    const rgb = new Uint8Array(3 * size.width * size.height).map((_, at) => [40, 80, 120][at % 3] ?? 0);
    const level = await levelPhoto({ ...size, rgb }, 30);
    expect([level.width, level.height]).toEqual([360, 323]);
    expect([...level.rgb.subarray(0, 3)]).toEqual([40, 80, 120]);
  });
});

describe('scaleArea', () => {
  it('never leaves the larger photo', () => {
    const area = { left: 100, top: 0, width: 199, height: 2000 };
    const scaled = scaleArea(area, { from: { width: 299, height: 2000 }, to: { width: 599, height: 4000 } });
    expect(scaled).toEqual({ left: 200, top: 0, width: 399, height: 4000 });
  });
});

describe('scalePhoto', () => {
  it('stretches to a size', async () => {
    const { width, height, rgb } = await scalePhoto(photo, { width: 4, height: 3 });
    expect([width, height, rgb.length]).toEqual([4, 3, 36]);
  });
});

describe('encodePhoto', () => {
  it('makes a JPEG of pixels and nothing else', async () => {
    const { format, width, height, exif, icc, xmp } = await sharp(await encodePhoto(photo)).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 2, height: 1 });
  });
});
