import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';

/** What browsers say of a navigation that no page began. */
const FROM_SHEET = { origin: 'null', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
const SCAN = `mutation ($id: ID!) { scanReceipt(input: { photoIds: [$id] }) { __typename } }`;

let api: RunningApi;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await startApi();
  const blank = { width: 40, height: 60, channels: 3, background: 'white' } as const;
  photo = Uint8Array.from(await sharp({ create: blank }).jpeg().toBuffer());
});
afterAll(() => api.close());

/** Hands a file to the app as the phone does. */
async function share(
  browser: Browser,
  {
    headers = FROM_SHEET,
    files = [photo],
  }: { headers?: Record<string, string>; files?: Uint8Array<ArrayBuffer>[] } = {},
) {
  const form = new FormData();
  for (const file of files) form.append('photo', new Blob([file]), 'receipt.jpg');
  const cookie: Record<string, string> = browser.cookie === null ? {} : { cookie: browser.cookie };
  const response = await fetch(`${api.url}/share-receipt`, {
    method: 'POST',
    headers: { ...cookie, ...headers },
    body: form,
    redirect: 'manual',
  });
  const [given] = response.headers.getSetCookie();
  if (given) browser.cookie = given.split(';')[0] ?? null;
  const location = new URL(response.headers.get('location') ?? '/', api.url);
  return { status: response.status, path: location.pathname, query: Object.fromEntries(location.searchParams) };
}

async function scan(browser: Browser, photoId: string | undefined): Promise<unknown> {
  const { data } = await browser.ask(SCAN, { id: photoId ?? '' });
  return (data?.['scanReceipt'] as { __typename: string }).__typename;
}

const photosKept = () => api.database.db.prisma.photo.count();

describe('a photo from the phone’s share sheet', () => {
  it('is stored, and the browser goes on to the wizard, which can scan it', async () => {
    const phone = api.browser();
    const { status, path, query } = await share(phone);
    expect({ status, path }).toEqual({ status: 303, path: '/submit-receipt' });
    expect(Object.keys(query)).toEqual(['photo']);
    expect(await scan(phone, query['photo'])).toBe('ScanReceiptPayload');
  });

  it('belongs to the guest that the browser already is', async () => {
    const phone = api.browser();
    await share(phone);
    const guest = phone.cookie;
    const { query } = await share(phone);
    expect(phone.cookie).toBe(guest);
    expect(await scan(phone, query['photo'])).toBe('ScanReceiptPayload');
  });

  it('cannot be scanned by a stranger who knows its address', async () => {
    const phone = api.browser();
    const { query } = await share(phone);
    const stranger = api.browser();
    await share(stranger);
    for (const other of [stranger, api.browser()]) expect(await scan(other, query['photo'])).toBe('NotFound');
    expect(await scan(phone, query['photo'])).toBe('ScanReceiptPayload');
  });

  it('leads to the wizard with the reason when the file is refused', async () => {
    const before = await photosKept();
    const wrong = [
      { files: [Uint8Array.from(Buffer.from('<svg/>'))], photoProblem: 'not_a_photo' },
      { files: [new Uint8Array()], photoProblem: 'empty_photo' },
      { files: [new Uint8Array(10 * 1024 * 1024 + 1)], photoProblem: 'too_large' },
      { files: [photo, photo], photoProblem: 'invalid_input' },
      { files: [], photoProblem: 'invalid_input' },
    ];
    for (const { files, photoProblem } of wrong)
      expect(await share(api.browser(), { files })).toEqual({
        status: 303,
        path: '/submit-receipt',
        query: { photoProblem },
      });
    expect(await photosKept()).toBe(before);
  });
});

describe('a form of another page', () => {
  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])('is refused with %j', async (headers) => {
    const before = await photosKept();
    expect((await share(api.browser(), { headers })).status).toBe(403);
    expect(await photosKept()).toBe(before);
  });
});

it('reloading the address only opens the wizard', async () => {
  const response = await fetch(`${api.url}/share-receipt`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/submit-receipt');
});
