import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '../fixtures/receipts';
import { sees } from '../fixtures/viewerKinds';
import { openHouse, type House } from '../fixtures/accounts';
import { makeWorld, type Asker, type World } from '../fixtures/ReadFixture';

let house: House;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await makeWorld(house);
});
afterAll(() => house.api.close());

const SHARE = `mutation ($input: SharePhotosInput!) {
  result: sharePhotos(input: $input) { __typename ... on SharePhotosPayload { receipt { photosShared } } }
}`;
const PHOTOS = 'query ($id: ID!) { receipt(id: $id) { photosShared photos { url } } }';

/** What somebody gets of a bill's photos, on every way there is. */
async function seenPhotos({ browser }: Asker, bill: Bill): Promise<string[]> {
  const { data } = await browser.ask(PHOTOS, { id: bill.id });
  const receipt = data?.['receipt'] as { photos: { url: string }[] } | null;
  const read = await browser.rest('GET', `/api/receipts/${bill.id}`);
  const answers = await Promise.all(bill.photoIds.map((id) => browser.fetch(`/api/photos/${id}`)));
  return [
    ...(receipt?.photos.map(({ url }) => `listed ${url}`) ?? []),
    ...(typeof read.body['imageUrl'] === 'string' ? [`read ${read.body['imageUrl']}`] : []),
    ...answers.filter(({ status }) => status === 200).map(({ url }) => `served ${new URL(url).pathname}`),
  ];
}

function allOf({ photoIds: [first = '', second = ''] }: Bill): string[] {
  const urls = [`/api/photos/${first}`, `/api/photos/${second}`];
  return [...urls.map((url) => `listed ${url}`), `read ${urls[0]}`, ...urls.map((url) => `served ${url}`)];
}

async function expectSeenBy(bill: Bill, maySee: (asker: Asker) => boolean): Promise<void> {
  for (const asker of world.askers)
    expect(await seenPhotos(asker, bill), asker.name).toEqual(maySee(asker) ? allOf(bill) : []);
}

describe('the photos of a bill', () => {
  it.each(['link', 'participants', 'private'] as const)(
    'are the host’s alone until they are shared with whoever sees the bill: %s',
    async (scope) => {
      const bill = world.bills[scope];
      const host = world.askers.find(({ column }) => column === 'host');
      const share = (areShared: boolean) =>
        host?.browser.result(SHARE, { input: { receiptId: bill.id, areShared } }).then((result) => {
          expect(result).toMatchObject({ receipt: { photosShared: areShared } });
        });
      const isHost = ({ column }: Asker) => column === 'host';
      await expectSeenBy(bill, isHost);
      await share(true);
      await expectSeenBy(bill, ({ column }) => sees(column, scope));
      await share(false);
      await expectSeenBy(bill, isHost);
    },
  );

  it('are nobody’s once it is deleted, however they were shared', async () => {
    const bill = world.bills.deleted;
    await house.api.database.db.prisma.receipt.update({ where: { id: bill.id }, data: { photosShared: true } });
    await expectSeenBy(bill, () => false);
  });
});
