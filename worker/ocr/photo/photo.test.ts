import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto, scalePhoto, turnPhoto } from './photo';

const photo = { width: 2, height: 1, rgb: new Uint8Array([255, 0, 0, 0, 0, 0]) };

describe('turnPhoto', () => {
  it('turns clockwise', async () => {
    const turned = await turnPhoto(photo, 90);
    expect([turned.width, turned.height, turned.rgb[0]]).toEqual([1, 2, 255]);
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
