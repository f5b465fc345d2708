import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkForReading } from './shrinkForReading';

const blob = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const decode = vi.fn();
const drawn: number[] = [];

function decodesTo(width: number, height: number): void {
  decode.mockResolvedValue({ width, height, close: vi.fn() });
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode.mockReset());
  drawn.length = 0;
  const prototype = HTMLCanvasElement.prototype;
  vi.spyOn(prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...numbers: number[]) => drawn.push(...numbers),
  } as unknown as ReturnType<typeof prototype.getContext>);
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(blob(1000)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a photo before it is sent', () => {
  it('is shrunk to the longest side that reading needs, in portrait and landscape', async () => {
    decodesTo(3000, 4400);
    const photo = blob(4_000_000);
    expect((await shrinkForReading(photo)).size).toBe(1000);
    expect(drawn).toEqual([0, 0, 3000, 4400, 0, 0, 1500, 2200]);
    expect(decode).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  });

  it('is sent in part when it was cropped, at the size that reading needs', async () => {
    decodesTo(3000, 4000);
    const area = { left: 0.5, top: 0.25, right: 0.75, bottom: 0.75 };
    await shrinkForReading(blob(300_000), { area });
    expect(drawn).toEqual([1500, 1000, 750, 2000, 0, 0, 750, 2000]);
  });

  it('keeps up to 4,000 pixels when its letters would be too small otherwise', async () => {
    decodesTo(3000, 4000);
    const area = { left: 0.25, top: 0, right: 0.5, bottom: 1 };
    await shrinkForReading(blob(4_000_000), { area, letterHeight: 0.005 });
    expect(drawn.splice(0)).toEqual([750, 0, 750, 4000, 0, 0, 750, 4000]);
    await shrinkForReading(blob(4_000_000), { area, letterHeight: 0.006 });
    expect(drawn.splice(0)).toEqual([750, 0, 750, 4000, 0, 0, 413, 2200]);
    decodesTo(6000, 8000);
    await shrinkForReading(blob(9_000_000), { letterHeight: 0.003 });
    expect(drawn).toEqual([0, 0, 6000, 8000, 0, 0, 3000, 4000]);
  });

  it('stays as it is when it is small', async () => {
    decodesTo(1200, 1600);
    const photo = blob(300_000);
    expect(await shrinkForReading(photo)).toBe(photo);
  });

  it('stays as it is when the new one would be larger', async () => {
    decodesTo(2400, 2400);
    const photo = blob(900, 'image/png');
    expect(await shrinkForReading(photo)).toBe(photo);
  });

  it('becomes a JPEG when the server cannot read its type', async () => {
    decodesTo(100, 100);
    expect((await shrinkForReading(blob(90, 'image/gif'))).size).toBe(1000);
  });

  it('stays as it is when the browser cannot decode it; HEIC and PDF are never decoded', async () => {
    decode.mockRejectedValue(new Error('no'));
    const strange = blob(2_000_000);
    expect(await shrinkForReading(strange)).toBe(strange);
    decode.mockClear();
    for (const type of ['image/heic', 'application/pdf', '']) {
      const photo = blob(2_000_000, type);
      expect(await shrinkForReading(photo)).toBe(photo);
    }
    expect(decode).not.toHaveBeenCalled();
  });
});
