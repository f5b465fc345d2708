import type { FastifyReply } from 'fastify';

/** Answers with a JSON text that is written already. */
export function sendJson(reply: FastifyReply, { status, json }: { status: number; json: string }): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(json);
}
