import { CAFE_ROMA } from '@fairtab/worker/testing/textReader';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import { attempt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { pauseReader, scan, sendPhoto, startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';

const READ = `query ($id: ID!) { scan(id: $id) {
  status queuePosition failure { code message } photos { url width height }
  bill {
    balanced restaurantName { value isUnsure } total { value confidence isUnsure boxes { photo corners { x y } } }
    tip { value } items { name quantity price line isUnsure }
    doubts { kind message difference item }
  } } }`;

let scanning: ApiWithWorker;
let ana: Browser;
beforeAll(async () => {
  scanning = await startApiWithWorker(() => CAFE_ROMA);
});
afterAll(() => scanning.close());
beforeEach(() => {
  ana = scanning.api.browser();
  scanning.setPhotoText(() => CAFE_ROMA);
});

async function upload(browser: Browser): Promise<string> {
  return String((await sendPhoto(browser)).body['id']);
}

const scanReceipt = (browser: Browser, input: object) => attempt(browser, { mutation: 'scanReceipt', input });

describe('a scan', () => {
  const done = async (browser: Browser) => {
    const id = await scan(browser);
    await eventually(async () =>
      expect((await browser.ask(READ, { id })).data).toMatchObject({ scan: { status: 'DONE' } }),
    );
    return id;
  };

  it('shows its bill with confidences and positions', async () => {
    const id = await done(ana);
    const { data } = await ana.ask(READ, { id });
    expect(data?.['scan']).toMatchObject({
      queuePosition: 0,
      failure: null,
      photos: [{ url: expect.stringMatching(/^\/api\/photos\/[\w-]{22}$/), width: expect.any(Number) }],
      bill: {
        balanced: true,
        restaurantName: { value: 'CAFE ROMA' },
        total: { value: '16.00', isUnsure: false, boxes: [{ photo: 0, corners: [{}, {}, {}, {}] }] },
        tip: null,
        items: [{ name: 'Burger', quantity: 2, price: '4.50', line: '9.00' }, {}, {}],
        doubts: [],
      },
    });
  });

  it('shows what does not add up, by how much, and which item is the most likely mistake', async () => {
    scanning.setPhotoText(() => CAFE_ROMA.replace('Cola               3.00', 'Cola               7.85'));
    const { data } = await ana.ask(READ, { id: await done(ana) });
    expect(data?.['scan']).toMatchObject({
      bill: {
        balanced: false,
        doubts: [{ kind: 'ITEMS_DO_NOT_ADD_UP', difference: '-4.85', message: expect.stringContaining('$19.85') }],
      },
    });
  });

  it('shows why nothing could be read', async () => {
    scanning.setPhotoText(() => 'x');
    const id = await scan(ana);
    await eventually(async () => {
      const { data } = await ana.ask(READ, { id });
      expect(data?.['scan']).toMatchObject({
        status: 'FAILED',
        failure: { code: 'UNCLEAR', message: expect.stringContaining('unclear') },
        bill: null,
      });
    });
  });

  it('is null for all but its own guest, on every path', async () => {
    const id = await done(ana);
    const EVERY_WAY = `query ($id: ID!) { scan(id: $id) { status } node(id: $id) { ... on Scan { status } } nodes(ids: [$id]) { ... on Scan { status } } }`;
    const own = { status: 'DONE' };
    expect((await ana.ask(EVERY_WAY, { id })).data).toEqual({ scan: own, node: own, nodes: [own] });
    const ben = scanning.api.browser();
    await upload(ben);
    for (const browser of [ben, scanning.api.browser()])
      expect((await browser.ask(EVERY_WAY, { id })).data).toEqual({ scan: null, node: null, nodes: [null] });
    expect((await ana.ask(READ, { id: 'nonsense' })).data).toEqual({ scan: null });
  });

  it('still belongs to its guest when the guest signs up while it is being read', async () => {
    const reader = pauseReader(scanning, CAFE_ROMA);
    const id = await scan(ana);
    await reader.started;
    await signUpAndLogIn(ana);
    reader.resume();
    await eventually(async () =>
      expect((await ana.ask(READ, { id })).data).toMatchObject({ scan: { status: 'DONE' } }),
    );
  });
});

describe('scanReceipt', () => {
  it('refuses photos that are unknown, of another guest, used or too many', async () => {
    const photoId = await upload(ana);
    const ben = scanning.api.browser();
    await upload(ben);
    for (const stranger of [ben, scanning.api.browser()])
      expect(await scanReceipt(stranger, { photoIds: [photoId] })).toMatchObject({ __typename: 'NotFound' });
    expect(await scanReceipt(ana, { photoIds: ['nonsense'] })).toMatchObject({ __typename: 'NotFound' });
    for (const photoIds of [[], Array.from({ length: 7 }, () => photoId)])
      expect(await scanReceipt(ana, { photoIds })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await scanReceipt(ana, { photoIds: [photoId] })).toMatchObject({ __typename: 'ScanReceiptPayload' });
    expect(await scanReceipt(ana, { photoIds: [photoId] })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'photoIds.0' }],
    });
  });

  it('makes one scan when the request is repeated with the same key', async () => {
    const input = { photoIds: [await upload(ana)], idempotencyKey: 'a-retry' };
    const [first, retry] = [await scanReceipt(ana, input), await scanReceipt(ana, input)];
    expect([first.__typename, retry.__typename]).toEqual(['ScanReceiptPayload', 'ScanReceiptPayload']);
    const another = { photoIds: [await upload(ana)], idempotencyKey: 'a-retry' };
    expect(await scanReceipt(ana, another)).toMatchObject({ __typename: 'Conflict' });
  });
});
