import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEvening } from '../../testing/fixtures/evenings';
import { newReceipt } from '../../testing/fixtures/receipts';
import { newGuestBrowser } from '../../testing/fixtures/guests';
import { startApiFixture, type ApiFixture } from '../../testing/fixtures/startApiFixture';
import { RestClient } from '../../testing/RestClient';

let base: ApiFixture;
beforeAll(async () => {
  base = await startApiFixture();
});
afterAll(() => base.api.close());

it('shows an evening over REST to whoever has the id, and 404 for any other', async () => {
  const [{ ctx: host }, { ctx: friend }] = [await newGuestBrowser(base), await newGuestBrowser(base)];
  const { id: receiptId } = await newReceipt(host);
  const eveningId = await newEvening({ host, friend, receiptId });
  const visitor = new RestClient(base.api);
  const { status, body } = await visitor.send('GET', `/api/evenings/${eveningId}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: eveningId,
    name: 'Friday',
    planned: [{ from: { name: expect.any(String) as string }, amount: expect.any(String) as string }],
    proposal: { isOutdated: false },
    transfers: [{ status: 'reported', method: 'cash' }],
  });
  expect((await visitor.send('GET', `/api/evenings/${receiptId}`)).status).toBe(404);
});
