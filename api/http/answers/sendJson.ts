import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Shorter texts fit into one network packet as they are. */
const COMPRESSED_FROM = 1_024;

/**
 * Answers with a JSON text that is written already, compressed for clients that accept it. A bill of a dozen items gets three
 * times smaller in a tenth of a millisecond. Doing that in another thread, or with Brotli, takes several times longer.
 */
export function sendJson(reply: FastifyReply, { status, json }: { status: number; json: string }): FastifyReply {
  reply.code(status).headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const isCompressed =
    json.length >= COMPRESSED_FROM && /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  return isCompressed ? reply.header('content-encoding', 'gzip').send(gzipSync(json)) : reply.send(json);
}
