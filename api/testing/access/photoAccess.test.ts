import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReadFixture, type ReadFixture, type TestViewer } from '../fixtures/ReadFixture';
import type { ReceiptIds } from '../fixtures/receipts';
import { startApiFixture, type ApiFixture } from '../fixtures/startApiFixture';
import { isInAudience } from '../fixtures/viewerKinds';

let base: ApiFixture;
let fixture: ReadFixture;
beforeAll(async () => {
  base = await startApiFixture();
  fixture = await newReadFixture(base);
});
afterAll(() => base.api.close());

const SHARE = `mutation ($input: SharePhotosInput!) {
  result: sharePhotos(input: $input) { __typename ... on SharePhotosPayload { receipt { photosShared } } }
}`;
const PHOTOS = 'query ($id: ID!) { receipt(id: $id) { photosShared photos { url } } }';

/** What a viewer gets of a receipt's photos, on every path there is. */
async function seenPhotos({ browser }: TestViewer, { id, photoIds }: ReceiptIds): Promise<string[]> {
  const { data } = await browser.ask(PHOTOS, { id });
  const receipt = data?.['receipt'] as { photos: { url: string }[] } | null;
  const rest = await browser.rest('GET', `/api/receipts/${id}`);
  const answers = await Promise.all(photoIds.map((photoId) => browser.fetch(`/api/photos/${photoId}`)));
  return [
    ...(receipt?.photos.map(({ url }) => `listed ${url}`) ?? []),
    ...(typeof rest.body['imageUrl'] === 'string' ? [`read ${rest.body['imageUrl']}`] : []),
    ...answers.filter(({ status }) => status === 200).map(({ url }) => `served ${new URL(url).pathname}`),
  ];
}

function allPhotos({ photoIds: [first = '', second = ''] }: ReceiptIds): string[] {
  const urls = [`/api/photos/${first}`, `/api/photos/${second}`];
  return [...urls.map((url) => `listed ${url}`), `read ${urls[0]}`, ...urls.map((url) => `served ${url}`)];
}

async function expectSeenBy(receipt: ReceiptIds, maySee: (viewer: TestViewer) => boolean): Promise<void> {
  for (const viewer of fixture.viewers)
    expect(await seenPhotos(viewer, receipt), viewer.name).toEqual(maySee(viewer) ? allPhotos(receipt) : []);
}

describe('the photos of a receipt', () => {
  it.each(['link', 'participants', 'private'] as const)(
    'are seen by the host alone until they are shared, and then by the whole audience of the receipt: %s',
    async (audience) => {
      const receipt = fixture.receipts[audience];
      const host = fixture.viewers.find(({ kind }) => kind === 'host');
      const share = (areShared: boolean) =>
        host?.browser.result(SHARE, { input: { receiptId: receipt.id, areShared } }).then((result) => {
          expect(result).toMatchObject({ receipt: { photosShared: areShared } });
        });
      const isHost = ({ kind }: TestViewer) => kind === 'host';
      await expectSeenBy(receipt, isHost);
      await share(true);
      await expectSeenBy(receipt, ({ kind }) => isInAudience(kind, audience));
      await share(false);
      await expectSeenBy(receipt, isHost);
    },
  );

  it('are seen by nobody once it is deleted, shared or not', async () => {
    const receipt = fixture.receipts.deleted;
    await base.api.database.db.prisma.receipt.update({ where: { id: receipt.id }, data: { photosShared: true } });
    await expectSeenBy(receipt, () => false);
  });
});
