import { photoKey } from '@fairtab/services/platform/files/FileStore';
import { LIMITS } from '@fairtab/services/platform/limits/limits';
import { blankPhoto } from '@fairtab/services/testing/photos';
import { CAFE_ROMA, KEPT_JPEG } from '@fairtab/worker/testing/textReader';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { checkAgainstOpenApi } from '../../testing/checkAgainstOpenApi';
import { eventually } from '../../testing/eventually';
import { scan, sendPhoto, startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';

const MB = 1024 * 1024;
const ones = (length: number) => Buffer.alloc(length, 0xff);

let scanning: ApiWithWorker;
let ana: Browser;
beforeAll(async () => {
  scanning = await startApiWithWorker(() => CAFE_ROMA);
});
afterAll(() => scanning.close());
beforeEach(() => {
  ana = scanning.api.browser();
});

/** Answers with the upload's answer, held against the published description. */
async function upload(browser: Browser, bytes?: Uint8Array) {
  const answer = await sendPhoto(browser, bytes === undefined ? {} : { bytes });
  await checkAgainstOpenApi(scanning.api, { method: 'POST', path: '/api/photos', answer });
  return answer;
}

/** The address of a photo that was read. */
async function keptPhoto(browser: Browser): Promise<string> {
  const id = await scan(browser);
  let url = '';
  await eventually(async () => {
    const { data } = await browser.ask('query ($id: ID!) { scan(id: $id) { status photos { url } } }', { id });
    expect(data?.['scan']).toMatchObject({ status: 'DONE', photos: [{ url: expect.any(String) }] });
    url = (data?.['scan'] as { photos: { url: string }[] }).photos[0]?.url ?? '';
  });
  return url;
}

describe('POST /api/photos', () => {
  it('answers with an id and makes the sender a guest', async () => {
    const answer = await upload(ana);
    expect(answer).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[\w-]{22}$/) } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^fairtab_guest=.*HttpOnly; SameSite=Lax/);
    expect((await upload(ana)).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    { what: 'a text', bytes: Buffer.from('Nachos 9.00'), status: 415, code: 'not_a_photo', message: /JPG or PNG/ },
    { what: 'an SVG', bytes: Buffer.from('<svg/>'), status: 415, code: 'not_a_photo', message: /JPG or PNG/ },
    { what: 'nothing', bytes: Buffer.alloc(0), status: 422, code: 'empty_photo', message: /empty/ },
    { what: 'a byte more than 10 MB', bytes: ones(10 * MB + 1), status: 413, code: 'too_large', message: /10 MB/ },
    { what: 'twice 10 MB', bytes: ones(20 * MB), status: 413, code: 'too_large', message: /10 MB/ },
    {
      what: 'a torn photo',
      bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      status: 422,
      code: 'broken_photo',
      message: /damaged/,
    },
  ])('refuses $what', async ({ bytes, status, code, message }) => {
    const before = scanning.files.keys();
    expect(await upload(ana, bytes)).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
    expect(scanning.files.keys()).toEqual(before);
  });

  it('refuses a guest who uploads too often, and says when to try again', async () => {
    await upload(ana);
    const { points } = LIMITS.photosOfGuest;
    await scanning.api.database.db.prisma.rateLimit.updateMany({
      where: { key: { startsWith: 'photosOfGuest' } },
      data: { points },
    });
    await upload(ana);
    await scanning.api.database.db.prisma.rateLimit.updateMany({
      where: { key: { startsWith: 'photosOfGuest' } },
      data: { points },
    });
    const answer = await upload(ana);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await scanning.api.database.db.prisma.rateLimit.deleteMany();
  });

  it('refuses a form of another page, by its Origin or by Sec-Fetch-Site', async () => {
    const SIGNS: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of SIGNS) {
      const form = new FormData();
      form.append('photo', new Blob([Uint8Array.from(await blankPhoto())]));
      const response = await ana.fetch('/api/photos', { method: 'POST', body: form, headers });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(['application/json', 'image/jpeg', 'text/plain'])('refuses a body that is %s', async (type) => {
    const headers = { 'content-type': type };
    const response = await ana.fetch('/api/photos', { method: 'POST', body: '{}', headers });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'wrong_content_type' });
  });

  it('leaves every other address closed to forms', async () => {
    const form = new FormData();
    form.append('restaurantName', 'Casa Nacho');
    const response = await ana.fetch('/api/shared-receipts', { method: 'POST', body: form });
    expect(response.status).toBe(415);
  });
});

describe('GET /api/photos/:id', () => {
  it('shows a photo to its guest as it is kept, and never to a cache', async () => {
    const url = await keptPhoto(ana);
    const response = await ana.fetch(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(KEPT_JPEG);
  });

  it('is revalidated each time, and not sent again', async () => {
    const url = await keptPhoto(ana);
    const etag = (await ana.fetch(url)).headers.get('etag') ?? '';
    const again = await ana.fetch(url, { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const stranger = await scanning.api.browser().fetch(url, { headers: { 'if-none-match': etag } });
    expect(stranger.status).toBe(404);
  });

  it('answers HEAD without the photo', async () => {
    const response = await ana.fetch(await keptPhoto(ana), { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '4', '']);
  });

  it('is 404 for a stranger, for other guests, and for unknown ids', async () => {
    const url = await keptPhoto(ana);
    const ben = scanning.api.browser();
    await upload(ben);
    for (const other of [scanning.api.browser(), ben])
      expect(await other.rest('GET', url)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const id of ['x', 'x'.repeat(22), '..%2f..%2fdata-key', '%00', '%ff'])
      expect((await ana.rest('GET', `/api/photos/${id}`)).status, id).toBe(404);
  });

  it('is 404 when its file is gone', async () => {
    const url = await keptPhoto(ana);
    await scanning.files.remove(photoKey(url.split('/').at(-1) ?? ''));
    expect((await ana.rest('GET', url)).status).toBe(404);
  });
});
