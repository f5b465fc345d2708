import { publicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import { openingUrl } from '@fairtab/services/messages/outgoing/openingTokens';
import { databaseForTests } from '@fairtab/services/testing/database';
import { setTable } from '@fairtab/services/testing/table';
import { testSealer } from '@fairtab/services/testing/testSealer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ database });
});
afterAll(() => api.close());

async function mailed() {
  const table = setTable(database.db);
  const receipt = await table.newReceipt();
  const address = 'ana@example.com';
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', claimerEmail: address });
  const path = `/live-receipt/${receipt.id}`;
  const opening = { receiptId: receipt.id, guestId: claim.guestId, address, path };
  const opened = () => database.db.prisma.openedAddress.count({ where: { receiptId: receipt.id } });
  return { url: openingUrl({ sealer: testSealer, origin: publicOrigin(api.url) }, opening), path, opened };
}
const send = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });

it('only asks when it is opened, because mail programs and scanners open links', async () => {
  const { url, opened } = await mailed();
  const response = await fetch(url);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('<form method="post">');
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  await fetch(url, { method: 'HEAD' });
  expect(await opened()).toBe(0);
});

it('proves the address with its button, and leads to the table', async () => {
  const { url, path, opened } = await mailed();
  const response = await send(url);
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(await opened()).toBe(1);
});

it('refuses a link that is cut off', async () => {
  const { url, opened } = await mailed();
  expect((await send(url.slice(0, -3))).status).toBe(404);
  expect((await send(`${api.url}/from-letter`)).status).toBe(404);
  expect(await opened()).toBe(0);
});
