export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

export type PhotoKind =
  /** In pixels as stored, before turning. */
  | { readonly kind: ImageKind; readonly width: number; readonly height: number }
  | { readonly kind: 'pdf' }
  | { readonly problem: PhotoProblem };

export type PhotoProblem = 'notAPhoto' | 'animated' | 'tooManyPixels' | 'broken';

/** Some cameras take 50 megapixels. Decoded, these are 150 MB. */
export const MAX_PIXELS = 50_000_000;

const SHARP_FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', heic: 'heif' } satisfies Record<ImageKind, string>;

/**
 * Tells the kind of an upload by its first bytes and its header, because the name and type that a client sends cannot
 * be trusted. Decodes no pixels, so it may run in a process that serves requests. Bytes behind the picture are not
 * examined; re-encoding drops them.
 */
export async function photoKindOf(bytes: Uint8Array): Promise<PhotoKind> {
  const kind = magicOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (kind === 'pdf') return { kind };
  if (kind === 'animated' || kind === 'notAPhoto') return { problem: kind };
  try {
    // Loaded by the first photo: it takes 20 MB, and many a process never sees one.
    const { default: sharp } = await import('sharp');
    // Checked here, because sharp reports a photo that is too large and a broken one in the same way.
    const image = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, format, pages = 1, compression } = image;
    if (format !== SHARP_FORMATS[kind]) return { problem: 'notAPhoto' };
    if (kind === 'heic' && compression !== 'hevc') return { problem: 'notAPhoto' };
    // A HEIC often has more pictures beside the main one.
    if (pages > 1 && kind !== 'heic') return { problem: 'animated' };
    return width * height > MAX_PIXELS ? { problem: 'tooManyPixels' } : { kind, width, height };
  } catch {
    return { problem: 'broken' };
  }
}

/** Whether an upload says that it is a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return magicOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) === 'pdf';
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function magicOf(bytes: Buffer): ImageKind | 'pdf' | 'animated' | 'notAPhoto' {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return isAnimatedPng(bytes) ? 'animated' : 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  if (textAt(bytes, 0) === '%PDF') return 'pdf';
  return textAt(bytes, 4) === 'ftyp' ? heifKindOf(bytes) : 'notAPhoto';
}

const STILL_HEIC = new Set(['heic', 'heix', 'heim', 'heis']);
const SEQUENCES = new Set(['hevc', 'hevx', 'msf1']);

/** Looks at the brands in the first box, because AVIF and films share the family. */
function heifKindOf(bytes: Buffer): 'heic' | 'animated' | 'notAPhoto' {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at));
  if (SEQUENCES.has(brands[0] ?? '')) return 'animated';
  return brands.some((brand) => STILL_HEIC.has(brand)) ? 'heic' : 'notAPhoto';
}

/** Whether a chunk before the first picture announces more pictures. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = textAt(bytes, at + 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
