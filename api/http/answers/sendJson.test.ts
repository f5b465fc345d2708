import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson } from './sendJson';

const LONG = JSON.stringify({
  items: Array.from({ length: 40 }, (_, index) => ({ name: `Crème ${index}`, price: '7.00' })),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.get('/long', (_request, reply) => sendJson(reply, { status: 200, json: LONG }));
  app.get('/short', (_request, reply) => sendJson(reply, { status: 200, json: '{}' }));
  await app.ready();
});
afterAll(() => app.close());

async function ask(url: string, encoding?: string) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const { headers: given, rawPayload } = await app.inject({ url, headers });
  return { encoding: given['content-encoding'], length: Number(given['content-length']), body: rawPayload };
}

describe('an answer in JSON', () => {
  it('is compressed for clients that accept it', async () => {
    const { encoding, length, body } = await ask('/long', 'gzip, deflate, br');
    expect(encoding).toBe('gzip');
    expect(length).toBeLessThan(LONG.length / 3);
    expect(gunzipSync(body).toString()).toBe(LONG);
  });

  it('is sent as it is to other clients, and when it is short', async () => {
    for (const encoding of [undefined, 'identity', 'br']) {
      const { encoding: given, body } = await ask('/long', encoding);
      expect([given, body.toString()]).toEqual([undefined, LONG]);
    }
    expect((await ask('/short', 'gzip')).encoding).toBeUndefined();
  });
});
