import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page that is compressed for each request takes little time; one that is kept is worth more. */
const QUALITY = { once: 4, kept: 9 } as const;

export async function compressPage(
  html: Buffer,
  { encoding, isKept }: { encoding: Encoding; isKept: boolean },
): Promise<Buffer> {
  if (encoding === null) return html;
  if (encoding === 'gzip') return toGzip(html);
  const quality = isKept ? QUALITY.kept : QUALITY.once;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(html, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** The smallest encoding that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const accepts = (name: string): boolean => accepted.some((part) => part.trim().split(';')[0]?.trim() === name);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}
