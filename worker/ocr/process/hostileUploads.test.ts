import { photoKindOf } from '@fairtab/services/receipts/photos/photoKind';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPhoto } from './readPhoto';
import { blindEngine } from '../testing/blindEngine';
import { type HostileUpload, hostileUploads, MARKER } from '../testing/hostileUploads';
import { UnreadablePhoto } from '../UnreadablePhoto';

/** Signs of metadata, and the marker that the uploads hide. */
const TRACES = [MARKER, 'Exif', 'http://ns.adobe.com/xap', 'ICC_PROFILE', 'Photoshop', '<script', 'PK\x03\x04', '%PDF'];

/** The result of an upload: the photo that would be kept, or where it was refused. */
async function fateOf({ bytes }: HostileUpload): Promise<Buffer | 'at the door' | 'by the reader'> {
  if ('problem' in (await photoKindOf(bytes))) return 'at the door';
  try {
    const { jpeg } = await readPhoto({ photo: bytes, engine: blindEngine(), onStage: () => undefined });
    return Buffer.from(jpeg);
  } catch (error) {
    if (error instanceof UnreadablePhoto) return 'by the reader';
    throw error;
  }
}

const fates = new Map<string, Awaited<ReturnType<typeof fateOf>>>();
let uploads: HostileUpload[];
beforeAll(async () => {
  // The HEIC decoder logs to the console what it cannot decode.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  uploads = await hostileUploads();
  for (const upload of uploads) fates.set(upload.name, await fateOf(upload));
});
afterAll(() => vi.restoreAllMocks());

describe('hostile uploads', () => {
  it('are at least two hundred', () => {
    expect(fates.size).toBe(uploads.length);
    expect(uploads.length).toBeGreaterThanOrEqual(200);
  });

  it('are refused when they are not photos', () => {
    const bad = uploads.filter(({ name, verdict }) => verdict === 'refused' && Buffer.isBuffer(fates.get(name)));
    expect(bad.map(({ name }) => name)).toEqual([]);
  });

  it('are accepted when they are photos after all', () => {
    const good = uploads.filter(({ name, verdict }) => verdict === 'accepted' && !Buffer.isBuffer(fates.get(name)));
    expect(good.map(({ name }) => name)).toEqual([]);
  });

  it('leave nothing but the pixels of a plain JPEG', async () => {
    for (const [name, fate] of fates) {
      if (!Buffer.isBuffer(fate)) continue;
      const text = fate.toString('latin1');
      expect([name, ...TRACES.filter((trace) => text.includes(trace))]).toEqual([name]);
      const { format, exif, icc, xmp, iptc, orientation, comments, width, height } = await sharp(fate).metadata();
      const left = [exif, icc, xmp, iptc, orientation, comments].filter((found) => found !== undefined);
      expect([name, format, left]).toEqual([name, 'jpeg', []]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(name.startsWith('PDF of 100 pages') ? 9_150 : 2_000);
    }
  });

  it('are turned as their camera said', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const fate = fates.get(`JPEG of orientation ${orientation}`);
      const { width, height } = await sharp(Buffer.isBuffer(fate) ? fate : Buffer.alloc(0)).metadata();
      expect([width, height]).toEqual(orientation < 5 ? [60, 30] : [30, 60]);
    }
  });
});
