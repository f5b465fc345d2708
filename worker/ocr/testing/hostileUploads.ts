import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { HEIC } from './heic';
import { pdfOf, pdfPage } from './pdf';
import { pngChunk, whitePng } from './pngs';
import { randomNumbers } from './randomNumbers';

export interface HostileUpload {
  readonly name: string;
  readonly bytes: Buffer;
  /** `either`: a decoder may make something of it, but nothing may come through. */
  readonly verdict: 'refused' | 'accepted' | 'either';
}

/** Hidden in all that is not pixels; no photo that is kept may have it. */
export const MARKER = 'fairtab-marker';
const SCRIPT = `<script>alert("${MARKER}")</script>`;
const HTML = Buffer.from(`<!doctype html><html>${SCRIPT.repeat(20)}</html>`);
const KINDS = ['jpeg', 'png', 'webp', 'heic', 'pdf'] as const;
type Bases = Readonly<Record<(typeof KINDS)[number], Buffer>>;

/** More than two hundred files that no honest client sends, the same on every run. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  const bases = await basesOf();
  const parts = [cutOff(bases), flipped(bases), disguised(bases), tooLarge(bases), strangePdfs(), polyglots(bases)];
  return [...parts.flat(), ...otherKinds(), ...(await otherPictures()), ...(await talkative())];
}

async function basesOf(): Promise<Bases> {
  const random = randomNumbers(1);
  const pixels = Uint8Array.from({ length: 96 * 64 * 3 }, () => random() * 256);
  const noise = sharp(pixels, { raw: { width: 96, height: 64, channels: 3 } });
  const [jpeg, png, webp] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((kind) => noise.clone().toFormat(kind).toBuffer()),
  );
  return { jpeg: jpeg ?? HTML, png: png ?? HTML, webp: webp ?? HTML, heic: HEIC, pdf: pdfPage() };
}

function cutOff(bases: Bases): HostileUpload[] {
  return KINDS.flatMap((kind) => {
    const cuts = kind === 'pdf' ? 4 : 20;
    return Array.from({ length: cuts }, (_, cut): HostileUpload => {
      const bytes = bases[kind].subarray(0, Math.floor((bases[kind].length * cut) / cuts));
      // A PDF is put together again from what is left of it.
      return { name: `${kind} cut at ${bytes.length}`, bytes, verdict: kind === 'pdf' ? 'either' : 'refused' };
    });
  });
}

function flipped(bases: Bases): HostileUpload[] {
  const random = randomNumbers(2);
  return KINDS.flatMap((kind) =>
    Array.from({ length: kind === 'pdf' ? 4 : 16 }, (_, index): HostileUpload => {
      const bytes = Buffer.from(bases[kind]);
      for (let flip = 0; flip < 8; flip++) {
        const at = Math.floor(random() * bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      }
      return { name: `${kind} with flipped bits ${index}`, bytes, verdict: 'either' };
    }),
  );
}

/** Something else behind the first bytes of a photo. */
function disguised(bases: Bases): HostileUpload[] {
  const random = randomNumbers(3);
  const noise = Buffer.from(Uint8Array.from({ length: 3000 }, () => random() * 256));
  return KINDS.flatMap((kind) =>
    Object.entries({ HTML, zip: Buffer.from(`PK\x03\x04${SCRIPT}`), noise }).map(([what, tail]): HostileUpload => {
      const bytes = Buffer.concat([bases[kind].subarray(0, kind === 'pdf' ? 8 : 12), tail]);
      return { name: `${what} behind the start of a ${kind}`, bytes, verdict: 'refused' };
    }),
  );
}

function tooLarge(bases: Bases): HostileUpload[] {
  const jpeg = Buffer.from(bases.jpeg);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  const heic = Buffer.from(bases.heic);
  heic.writeUInt32BE(60_000, heic.indexOf('ispe') + 8);
  heic.writeUInt32BE(60_000, heic.indexOf('ispe') + 12);
  const webp = Buffer.from(bases.webp);
  webp.writeUInt32LE(0x3fff3fff, webp.indexOf('VP8 ') + 14);
  const png = Buffer.from(bases.png);
  png.writeUInt32BE(2_000_000_000, 16);
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from(`${MARKER}\0\0`), deflateSync(Buffer.alloc(30_000_000))]));
  const endless = Array.from({ length: 20_000 }, () => pngChunk('teXt', Buffer.alloc(0)));
  return [
    { name: 'JPEG that says 4 gigapixels', bytes: jpeg, verdict: 'refused' },
    { name: 'HEIC that says 3.6 gigapixels', bytes: heic, verdict: 'refused' },
    { name: 'WebP that says 268 megapixels', bytes: webp, verdict: 'refused' },
    { name: 'PNG that says 2 billion columns', bytes: png, verdict: 'refused' },
    { name: 'PNG of 64 megapixels in few bytes', bytes: whitePng({ width: 8000, height: 8000 }), verdict: 'refused' },
    { name: 'PNG of 49 megapixels in few bytes', bytes: whitePng({ width: 7000, height: 7000 }), verdict: 'accepted' },
    { name: 'PNG of one very long line', bytes: whitePng({ width: 60_000, height: 1 }), verdict: 'either' },
    { name: 'PNG with a text bomb', bytes: whitePng({ width: 40, height: 40, chunks: [text] }), verdict: 'either' },
    { name: 'PNG of 20,000 chunks', bytes: whitePng({ width: 40, height: 40, chunks: endless }), verdict: 'either' },
    {
      name: 'JPEG of 10 MB and a byte',
      bytes: Buffer.concat([bases.jpeg, Buffer.alloc(10_000_001)]),
      verdict: 'either',
    },
  ];
}

function strangePdfs(): HostileUpload[] {
  const javascript = `/OpenAction<</S/JavaScript/JS(app.alert\\("${MARKER}"\\))>>`;
  const user = '<0000000000000000000000000000000000000000000000000000000000000000>';
  const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${user}/U ${user}>>/ID[<00><00>]`;
  const loop = pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[2 0 R]/Parent 2 0 R>>']);
  const recursion = pdfPage({ text: ') Tj ET /X Do BT (' });
  return [
    { name: 'PDF with JavaScript', bytes: pdfPage({ catalogue: javascript }), verdict: 'accepted' },
    { name: 'PDF with a password', bytes: pdfPage({ trailer: encrypt }), verdict: 'refused' },
    { name: 'PDF of 100 pages', bytes: pdfPage({ pages: 100 }), verdict: 'accepted' },
    { name: 'PDF of a square kilometre', bytes: pdfPage({ mediaBox: '0 0 99999999 99999999' }), verdict: 'accepted' },
    { name: 'PDF as thin as a hair', bytes: pdfPage({ mediaBox: '0 0 1 99999' }), verdict: 'refused' },
    { name: 'PDF with its page inside out', bytes: pdfPage({ mediaBox: '300 200 0 0' }), verdict: 'either' },
    { name: 'PDF with an odd page size', bytes: pdfPage({ mediaBox: 'NaN 0 /X 1e400' }), verdict: 'either' },
    { name: 'PDF without pages', bytes: pdfPage({ pages: 0 }), verdict: 'refused' },
    { name: 'PDF whose pages contain themselves', bytes: loop, verdict: 'refused' },
    { name: 'PDF that draws itself', bytes: recursion, verdict: 'accepted' },
    { name: 'PDF of objects that are not there', bytes: pdfOf(['<</Type/Catalog/Pages 9 0 R>>']), verdict: 'refused' },
  ];
}

/** Photos and something else at the same time: they are photos, and the rest is lost. */
function polyglots(bases: Bases): HostileUpload[] {
  const zip = Buffer.from(`PK\x03\x04${MARKER}PK\x05\x06`);
  const tails = { HTML, zip, PDF: pdfPage({ text: MARKER }), JPEG: bases.jpeg };
  return KINDS.flatMap((kind) =>
    Object.entries(tails).map(([what, tail]): HostileUpload => {
      const bytes = Buffer.concat([bases[kind], tail]);
      return { name: `${kind} and ${what}`, bytes, verdict: kind === 'pdf' ? 'either' : 'accepted' };
    }),
  );
}

function otherKinds(): HostileUpload[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${SCRIPT}</svg>`;
  const random = randomNumbers(4);
  const contents: Record<string, string | Buffer> = {
    nothing: '',
    'one byte': '\xff',
    'three bytes': '\xff\xd8\xff',
    zeros: Buffer.alloc(100_000),
    noise: Buffer.from(Uint8Array.from({ length: 5000 }, () => random() * 256)),
    'more noise': Buffer.from(Uint8Array.from({ length: 50_000 }, () => random() * 256)),
    text: 'TOTAL 12.34',
    JSON: '{"image":"x"}',
    HTML,
    SVG: svg,
    'SVG with a prologue': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "${'y'.repeat(99)}">]>${svg}`,
    'SVG with a byte order mark': `\xef\xbb\xbf${svg}`,
    'compressed SVG': gzipSync(svg),
    'HTML in front of a JPEG': Buffer.concat([HTML, Buffer.from([0xff, 0xd8, 0xff])]),
    zip: `PK\x03\x04${MARKER}`,
    'a program for Linux': '\x7fELF\x02\x01\x01',
    'a program for Windows': 'MZ\x90\0',
    'a script': `#!/bin/sh\necho ${MARKER}`,
    'GIF and JavaScript': `GIF89a/*${'\0'.repeat(20)}*/=1;alert("${MARKER}")`,
    BMP: `BM${'\0'.repeat(60)}`,
    icon: '\0\0\x01\0\x01\0',
    Photoshop: '8BPS\0\x01',
    'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'JPEG XL': '\0\0\0\x0cJXL \r\n\x87\n',
    'bare JPEG XL': '\xff\x0a\0\0',
    Radiance: '#?RADIANCE\n',
    PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n',
    film: '\0\0\0\x18ftypisom\0\0\0\0isommp42mdat',
    'AVIF in name': '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
    'HEIF of another coding': '\0\0\0\x18ftypmif1\0\0\0\0mif1miaf',
    'HEIC sequence': Buffer.concat([Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0', 'latin1'), HEIC.subarray(16)]),
    sound: 'ID3\x03\0\0\0',
    'RIFF sound': 'RIFF\x24\0\0\0WAVEfmt ',
    'PDF not at the start': Buffer.concat([Buffer.from('x\n'), pdfPage()]),
  };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    verdict: 'refused',
  }));
}

async function otherPictures(): Promise<HostileUpload[]> {
  const picture = sharp({ create: { width: 40, height: 80, channels: 3, background: '#804020' } });
  const { data } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const random = randomNumbers(5);
  const changing = data.map(() => random() * 256);
  const moving = sharp(changing, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } });
  const control = pngChunk('acTL', Buffer.from('0000000200000000', 'hex'));
  const bytes = {
    GIF: await picture.clone().gif().toBuffer(),
    TIFF: await picture.clone().tiff().toBuffer(),
    AVIF: await picture.clone().avif({ effort: 0 }).toBuffer(),
    'moving WebP': await moving.clone().webp().toBuffer(),
    'moving GIF': await moving.clone().gif().toBuffer(),
    'moving PNG': whitePng({ width: 40, height: 40, chunks: [control] }),
  };
  return Object.entries(bytes).map(([name, content]) => ({ name, bytes: content, verdict: 'refused' }));
}

/** Honest photos that say where, when, with what and by whom. */
async function talkative(): Promise<HostileUpload[]> {
  const exif = {
    IFD0: { Make: MARKER, Copyright: MARKER },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSDateStamp: MARKER },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${MARKER}</a></x:xmpmeta>`;
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: '#c0c0c0' } });
  const telling = picture.withExif(exif).withXmp(xmp).withIccProfile('p3', { attach: true });
  const formats = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (kind): Promise<HostileUpload> => ({
      name: `${kind} with EXIF, GPS, XMP and a profile`,
      bytes: await telling.clone().toFormat(kind).toBuffer(),
      verdict: 'accepted',
    })),
  );
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation): Promise<HostileUpload> => ({
      name: `JPEG of orientation ${orientation}`,
      bytes: await telling.clone().withMetadata({ orientation, exif }).jpeg().toBuffer(),
      verdict: 'accepted',
    })),
  );
  const jpeg = await picture.clone().jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARKER.length + 2]), Buffer.from(MARKER)]);
  const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  return [...formats, ...turned, { name: 'JPEG with a comment', bytes: commented, verdict: 'accepted' }];
}
