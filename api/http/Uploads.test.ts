import { PassThrough } from 'node:stream';
import { TooManyAttempts } from '@fairtab/services/errors';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { ApiContext } from '../context';
import { Uploads } from './Uploads';

const FORM = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nnachos\r\n--b--\r\n';
const headers = { 'content-type': 'multipart/form-data; boundary=b' };

const check = vi.fn(async () => undefined);
const ctx = {
  limits: { check },
  viewer: { guestId: 'ana' },
  client: { address: '192.0.2.1' },
} as unknown as ApiContext;

/** Sends requests whose bodies come when the test says so; each is settled as `receive` is. */
function senderTo(uploads: Uploads) {
  const app = Fastify();
  void app.register(async (scope) => {
    await Uploads.enable(scope);
    scope.post<{ Params: { number: string } }>('/:number', async (request, reply) => {
      const received = uploads.receive(request, { ctx, field: 'photo' });
      settlers[Number(request.params.number)]?.(received);
      await received.catch(() => undefined);
      return reply.code(204).send();
    });
  });
  const settlers: ((received: Promise<Uint8Array>) => void)[] = [];
  return (length: number | null = FORM.length) => {
    const body = new PassThrough();
    const received = new Promise<Uint8Array>((resolve) => settlers.push(resolve));
    const sent = length === null ? headers : { ...headers, 'content-length': String(length) };
    void app.inject({ method: 'POST', url: `/${settlers.length - 1}`, headers: sent, payload: body });
    return { body, received };
  };
}
const BUSY = { status: 503, code: 'busy' };

it('accepts as many at a time as memory allows, and more as soon as there is room again', async () => {
  const send = senderTo(new Uploads({ mostBytes: 2 * FORM.length }));
  const [first, second] = [send(), send()];
  await expect(send().received).rejects.toMatchObject(BUSY);
  first.body.end(FORM);
  expect(Buffer.from(await first.received).toString()).toBe('nachos');
  const third = send();
  third.body.end(FORM);
  expect(await third.received).toHaveLength(6);
  second.body.end('nonsense');
  await expect(second.received).rejects.toMatchObject({ status: 400 });
});

it('reserves the largest size for an upload without a length', async () => {
  const send = senderTo(new Uploads({ mostBytes: 1024 * 1024 }));
  await expect(send(null).received).rejects.toMatchObject(BUSY);
});

it('checks the rate limit before it reads anything', async () => {
  check.mockRejectedValueOnce(new TooManyAttempts({ retryAfterSeconds: 60 }));
  const { received, body } = senderTo(new Uploads())();
  body.write(FORM);
  await expect(received).rejects.toBeInstanceOf(TooManyAttempts);
  expect(body.readableLength).toBe(FORM.length);
});
