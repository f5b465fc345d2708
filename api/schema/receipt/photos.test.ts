import { newScan, AS_READ } from '@fairtab/services/testing/scans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuestBrowser } from '../../testing/fixtures/guests';
import { startApiFixture, type ApiFixture } from '../../testing/fixtures/startApiFixture';
import { attempt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { encodeNodeId } from '../ids';

let base: ApiFixture;
beforeAll(async () => {
  base = await startApiFixture();
});
afterAll(() => base.api.close());

interface SeenPhotos {
  readonly linkId: string;
  readonly uploadMethod: string;
  readonly photosShared: boolean;
  readonly photos: readonly { url: string; width: number; height: number }[];
}
const PHOTOS = 'linkId uploadMethod photosShared photos { url width height }';

async function newScannedBill() {
  const { browser, ctx } = await newGuestBrowser(base);
  const { scanId, photoIds } = await newScan(ctx);
  const input = { ...AS_READ, scanId: encodeNodeId({ typename: 'Scan', id: scanId }), confirmsScan: true };
  const made = await attempt(browser, { mutation: 'createReceipt', input, payload: `receipt { ${PHOTOS} }` });
  const { receipt } = made as unknown as { receipt: SeenPhotos };
  return { host: browser, id: receipt.linkId, receipt, input, urls: photoIds.map((id) => `/api/photos/${id}`) };
}

const share = (browser: Browser, receiptId: string, areShared = true) =>
  attempt(browser, { mutation: 'sharePhotos', input: { receiptId, areShared }, payload: `receipt { ${PHOTOS} }` });

interface Pushed extends Record<string, unknown> {
  readonly receiptChanged: { readonly receipt: SeenPhotos };
}

/** Waits for the first event with this `photosShared`. Events about who is looking may come before it. */
async function photoUrlsWhen(
  events: AsyncIterable<{ data?: Pushed | null }>,
  photosShared: boolean,
): Promise<string[] | null> {
  const iterator = events[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await iterator.next();
    const receipt = done ? null : value.data?.receiptChanged.receipt;
    if (!receipt) return null;
    if (receipt.photosShared === photosShared) return receipt.photos.map(({ url }) => url);
  }
}

async function photosSeen(browser: Browser, id: string): Promise<string[]> {
  const { data } = await browser.ask(`query ($id: ID!) { receipt(id: $id) { ${PHOTOS} } }`, { id });
  return (data?.['receipt'] as SeenPhotos).photos.map(({ url }) => url);
}

describe('createReceipt of a scan', () => {
  it('shows its host the stored photos', async () => {
    const { receipt, urls } = await newScannedBill();
    expect(receipt).toMatchObject({
      uploadMethod: 'UPLOAD',
      photosShared: false,
      photos: [
        { url: urls[0], width: 600, height: 800 },
        { url: urls[1], width: 600, height: 801 },
      ],
    });
  });

  it('names the invalid field', async () => {
    const { host, input } = await newScannedBill();
    const paths = async (changes: object) =>
      (await attempt(host, { mutation: 'createReceipt', input: { ...input, ...changes } })).fields?.map(
        ({ path }) => path,
      );
    expect(await paths({})).toEqual(['scanId']);
    expect(await paths({ scanId: 'nonsense' })).toEqual(['scanId']);
    expect(await paths({ confirmsScan: false })).toEqual(['confirmsScan']);
  });
});

describe('Receipt.photos', () => {
  it('are kept for each viewer separately, and change at once with sharePhotos', async () => {
    const { host, id, urls } = await newScannedBill();
    const diner = base.api.browser();
    for (const isShared of [false, true, false]) {
      await share(host, id, isShared);
      for (let again = 0; again < 2; again++) {
        expect(await photosSeen(host, id)).toEqual(urls);
        expect(await photosSeen(diner, id)).toEqual(isShared ? urls : []);
      }
    }
  });

  it('are pushed only to viewers who may see them, also when others send the same subscription', async () => {
    const { host, id, urls } = await newScannedBill();
    const query = 'subscription ($id: ID!) { receiptChanged(id: $id) { receipt { photosShared photos { url } } } }';
    const sockets = [host, base.api.browser(), (await newGuestBrowser(base)).browser].map((browser) =>
      browser.socket(),
    );
    const screens = sockets.map((socket) => socket.iterate<Pushed>({ query, variables: { id } }));
    const seenOnce = (photosShared: boolean) =>
      Promise.all(screens.map((screen) => photoUrlsWhen(screen, photosShared)));
    expect(await seenOnce(false)).toEqual([urls, [], []]);
    await share(host, id);
    expect(await seenOnce(true)).toEqual([urls, urls, urls]);
    await share(host, id, false);
    expect(await seenOnce(false)).toEqual([urls, [], []]);
    for (const socket of sockets) await socket.dispose();
  });
});

describe('the receipt in REST', () => {
  it('has the first photo as its image, for viewers who may see it', async () => {
    const { host, id, urls } = await newScannedBill();
    const diner = base.api.browser();
    const imageFor = async (browser: Browser) => (await browser.rest('GET', `/api/receipts/${id}`)).body['imageUrl'];
    expect([await imageFor(host), await imageFor(diner)]).toEqual([urls[0], null]);
    await share(host, id);
    expect([await imageFor(host), await imageFor(diner)]).toEqual([urls[0], urls[0]]);
  });
});

describe('sharePhotos', () => {
  it('is refused to all but the host, and on a receipt without photos', async () => {
    const { id } = await newScannedBill();
    for (const stranger of [base.api.browser(), (await newGuestBrowser(base)).browser])
      expect(await share(stranger, id)).toMatchObject({ __typename: 'NotFound' });
    const { host: another } = await newScannedBill();
    const typed = await attempt(another, {
      mutation: 'createReceipt',
      input: { items: AS_READ.items },
      payload: 'receipt { linkId }',
    });
    const { linkId } = (typed as unknown as { receipt: SeenPhotos }).receipt;
    expect(await share(another, linkId)).toMatchObject({
      __typename: 'Conflict',
      message: 'This receipt was not read from a photo.',
    });
  });
});
