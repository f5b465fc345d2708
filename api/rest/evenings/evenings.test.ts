import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEvening } from '@fairtab/services/money/evenings/changeEvening';
import { newEvening } from '../../testing/fixtures/evenings';
import { newReceipt } from '../../testing/fixtures/receipts';
import { newGuestBrowser } from '../../testing/fixtures/guests';
import { newAccount } from '../../testing/fixtures/accounts';
import { clientOf } from '../../testing/restFixture';
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

it('lists the evenings of the sender over REST, the newest first, page by page', async () => {
  const account = await newAccount(base);
  const client = await clientOf(base, account);
  const other = await clientOf(base, await newAccount(base));
  for (let number = 1; number <= 101; number++)
    await createEvening(account.ctx, { receiptId: (await newReceipt(account.ctx)).id, name: `Evening ${number}` });
  const first = await client.send('GET', '/api/evenings');
  expect(first.body).toHaveLength(100);
  expect((first.body as unknown as object[])[0]).toMatchObject({
    name: 'Evening 101',
    currency: 'USD',
    receiptCount: 1,
    net: '0.00',
    isSettled: false,
  });
  const next = /^<(\/api\/evenings\?[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await client.send('GET', next);
  expect(second).toMatchObject({ status: 200, body: [{ name: 'Evening 1' }] });
  expect(second.headers.get('link')).toBeNull();
  expect(await other.send('GET', '/api/evenings')).toMatchObject({ status: 200, body: [] });
  expect((await new RestClient(base.api).send('GET', '/api/evenings')).status).toBe(401);
  expect((await client.send('GET', '/api/evenings?after=nonsense')).status).toBe(400);
});
