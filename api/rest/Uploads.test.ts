import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { TooManyAttempts } from '@fairtab/services/errors';
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

/** A request whose body comes when the test says so. */
function newRequest(length: number | null = FORM.length) {
  const body = new PassThrough();
  const sent = length === null ? headers : { ...headers, 'content-length': String(length) };
  return { body, req: Object.assign(body, { headers: sent, complete: true }) as unknown as IncomingMessage };
}
const BUSY = { status: 503, code: 'busy' };

it('takes in as many at a time as memory allows, and more as soon as there is room again', async () => {
  const uploads = new Uploads({ mostBytes: 2 * FORM.length });
  const [first, second, third] = [newRequest(), newRequest(), newRequest()];
  const taken = [first, second].map(({ req }) => uploads.receive(req, { ctx, field: 'photo' }));
  await expect(uploads.receive(third.req, { ctx, field: 'photo' })).rejects.toMatchObject(BUSY);
  first.body.end(FORM);
  expect(Buffer.from((await taken[0]) ?? []).toString()).toBe('nachos');
  third.body.end(FORM);
  expect(await uploads.receive(third.req, { ctx, field: 'photo' })).toHaveLength(6);
  second.body.end('nonsense');
  await expect(taken[1]).rejects.toMatchObject({ status: 400 });
});

it('expects the worst of one that does not say how long it is', async () => {
  const uploads = new Uploads({ mostBytes: 1024 * 1024 });
  await expect(uploads.receive(newRequest(null).req, { ctx, field: 'photo' })).rejects.toMatchObject(BUSY);
});

it('asks whether more may be sent before it takes anything in', async () => {
  check.mockRejectedValueOnce(new TooManyAttempts({ retryAfterSeconds: 60 }));
  const { req, body } = newRequest();
  body.write(FORM);
  await expect(new Uploads().receive(req, { ctx, field: 'photo' })).rejects.toBeInstanceOf(TooManyAttempts);
  expect(body.readableLength).toBe(FORM.length);
});
