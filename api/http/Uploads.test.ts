import { PassThrough } from 'node:stream';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { ApiContext } from '../context';
import { Uploads } from './Uploads';

const HEAD = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\n';
const FORM = `${HEAD}nachos\r\n--b--\r\n`;
const headers = { 'content-type': 'multipart/form-data; boundary=b' };
const PATIENT = { bytes: 0, ms: 60_000 };

const check = vi.fn(async () => undefined);
const contextFrom = (address: string) =>
  ({ limits: { check }, viewer: { guestId: 'ana' }, client: { address } }) as unknown as ApiContext;

/** Sends requests whose bodies come when the test says so; each is settled as `receive` is. */
function senderTo(uploads: Uploads) {
  const app = Fastify();
  void app.register(async (scope) => {
    await Uploads.enable(scope);
    scope.post<{ Params: { number: string } }>('/:number', async (request, reply) => {
      const upload = sent[Number(request.params.number)];
      const ctx = contextFrom(upload?.address ?? '');
      const received = uploads.receive(request, { ctx, field: 'photo' });
      upload?.settle(received);
      await received.catch(() => undefined);
      return reply.code(204).send();
    });
  });
  const sent: { address: string; settle: (received: Promise<Uint8Array>) => void }[] = [];
  return ({ address = `192.0.2.${sent.length}`, length = FORM.length } = {}) => {
    const body = new PassThrough();
    const received = new Promise<Uint8Array>((settle) => sent.push({ address, settle }));
    const url = `/${sent.length - 1}`;
    void app.inject({ method: 'POST', url, headers: { ...headers, 'content-length': String(length) }, payload: body });
    return { body, received };
  };
}
const BUSY = { status: 503, code: 'busy' };

it('takes a photo while a hundred others have announced ten megabytes each and send nothing', async () => {
  const send = senderTo(new Uploads({ slowest: PATIENT }));
  for (let idle = 0; idle < 100; idle += 1) send({ address: '198.51.100.1', length: 10_000_000 });
  const { body, received } = send({ address: '198.51.100.1' });
  body.end(FORM);
  expect(Buffer.from(await received).toString()).toBe('nachos');
});

it('accepts as much at a time as memory allows, and more as soon as there is room again', async () => {
  const send = senderTo(new Uploads({ mostBytes: 2 * FORM.length, slowest: PATIENT }));
  const [first, second, third] = [send(), send(), send()];
  first.body.write(FORM.slice(0, -1));
  second.body.write(FORM.slice(0, -1));
  third.body.write(FORM);
  await expect(Promise.race([first.received, second.received, third.received])).rejects.toMatchObject(BUSY);
  for (const { body } of [first, second, third]) body.end();
  await Promise.allSettled([first.received, second.received, third.received]);
  const fourth = send();
  fourth.body.end(FORM);
  expect(await fourth.received).toHaveLength(6);
});

it('leaves half of the memory to others than one address', async () => {
  const send = senderTo(new Uploads({ mostBytes: 4 * FORM.length, slowest: PATIENT }));
  const mine = [send({ address: 'mine' }), send({ address: 'mine' }), send({ address: 'mine' })];
  for (const { body } of mine) body.write(FORM.slice(0, -1));
  await expect(Promise.race(mine.map(({ received }) => received))).rejects.toMatchObject(BUSY);
  const other = send({ address: 'another' });
  other.body.end(FORM);
  expect(await other.received).toHaveLength(6);
  for (const { body } of mine) body.end();
  await Promise.allSettled(mine.map(({ received }) => received));
});

it('gives up an upload that brings hardly anything', async () => {
  const send = senderTo(new Uploads({ slowest: { bytes: 10, ms: 30 } }));
  const { body, received } = send({ length: 10_000 });
  body.write(HEAD);
  await expect(received).rejects.toMatchObject({ status: 408, code: 'too_slow' });
});

it('checks the rate limit before it reads anything', async () => {
  check.mockRejectedValueOnce(new TooManyAttempts({ retryAfterSeconds: 60 }));
  const { received, body } = senderTo(new Uploads())();
  body.write(FORM);
  await expect(received).rejects.toBeInstanceOf(TooManyAttempts);
  expect(body.readableLength).toBe(FORM.length);
});
