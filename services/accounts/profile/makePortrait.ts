import pLimit from 'p-limit';
import { InvalidInput } from '../../errors';

const EDGE_PX = 192;
/** More than any portrait has. Shrinking one of this size takes some 50 MB of memory. */
const MOST_PIXELS = 4096 * 4096;
const SECONDS = 5;
/** One at a time, because shrinking a picture keeps a core busy that requests need. */
const oneAtATime = pLimit(1);

/** The first bytes of the three kinds. The name and type that a client sends with a file are not trusted. */
const BEGINNINGS = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Makes a square JPEG of 192 pixels, upright and without metadata (place, time, device).
 * @throws InvalidInput for anything but a JPEG, PNG or WebP, and for one that is broken, animated or far too large once
 * unpacked.
 */
export function makePortrait(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  if (!BEGINNINGS.some((isKind) => isKind(bytes))) throw refusal('The photo must be a JPEG, PNG or WebP');
  return oneAtATime(async () => {
    // Loaded with the first photo, because most processes never get one.
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { pages = 1 } = await picture.metadata().catch(refuseBroken);
    if (pages > 1) throw refusal('The photo must not be an animation');
    const portrait = await picture
      .rotate()
      .resize(EDGE_PX, EDGE_PX, { fit: 'cover' })
      .flatten({ background: 'white' })
      .timeout({ seconds: SECONDS })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(refuseBroken);
    return Uint8Array.from(portrait);
  });
}

function refuseBroken(): never {
  throw refusal('This photo cannot be read');
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ path: 'image', message }]);
}
