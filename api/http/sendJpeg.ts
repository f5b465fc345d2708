import { createHash } from 'node:crypto';
import type { Exchange } from './Exchange';

/** Answers with a private JPEG. Browsers keep it and ask each time whether they may still show it. */
export function sendJpeg({ req, res }: Exchange, bytes: Uint8Array): void {
  if (res.headersSent) return;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Origin, Cookie, Authorization',
    'content-disposition': 'inline; filename="receipt.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
  if (isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(200, { ...headers, 'content-type': 'image/jpeg', 'content-length': bytes.byteLength });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

function isKnown(given: string | undefined, etag: string): boolean {
  return given === '*' || (given ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
