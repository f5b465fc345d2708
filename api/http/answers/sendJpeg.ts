import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with a private JPEG. Browsers keep it and ask each time whether they may still show it. */
export function sendJpeg({
  request,
  reply,
  bytes,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  bytes: Uint8Array;
}): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Origin, Cookie, Authorization',
    'content-disposition': 'inline; filename="receipt.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('image/jpeg').send(bytes);
}

function isKnown(given: string | undefined, etag: string): boolean {
  return given === '*' || (given ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
