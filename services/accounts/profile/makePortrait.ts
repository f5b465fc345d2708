import pLimit from 'p-limit';
import { InvalidInput } from '../../errors';

const EDGE_PX = 192;
/** More than any portrait has, and no more than some 50 MB of memory each while it is made small. */
const MOST_PIXELS = 4096 * 4096;
const SECONDS = 5;
/** A picture is heavy work beside people who tap: one at a time. */
const turns = pLimit(1);

/** How the three kinds begin; what a name or a header says about a file is never believed. */
const BEGINNINGS = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * A square JPEG of 192 pixels, upright, without anything the picture carried along: no place, no time, no device.
 * @throws InvalidInput for what is no JPEG, PNG or WebP, is broken, moves, or is far too large once unpacked.
 */
export function makePortrait(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  if (!BEGINNINGS.some((isKind) => isKind(bytes))) throw refusal('The photo must be a JPEG, PNG or WebP');
  return turns(async () => {
    // Loaded by the first photo: most processes never see one.
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
