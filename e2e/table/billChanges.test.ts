import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';
import { setUpApp } from '../rig/setUpApp';

/** Soup for 10.00, sandwich for 20.00 and 2 lemonades for 5.00, with 4.00 tax, as one table with its ids. */
interface Table {
  readonly receipt: { readonly id: string; readonly items: readonly { readonly id: string }[] };
}

describe('a bill that changes', () => {
  const app = setUpApp();

  /** Ana has claimed the soup, which is 11.00 with its part of the tax. */
  async function openTable() {
    const host = await app().host();
    const live = await host.createsReceipt(LUNCH);
    const { receipt } = await host.ask<Table>('query ($id: ID!) { receipt(id: $id) { id items { id } } }', {
      id: live.split('/').at(-1),
    });
    const ana = await app().diner();
    await does(ana, 'claimItem', { itemId: receipt.items[0]?.id, claimerName: 'Ana' });
    await ana.open(live);
    return { host, ana, live, receiptId: receipt.id };
  }
  const does = (who: Pick<Host, 'ask'>, mutation: string, input: object) =>
    who.ask(
      `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename ... on Error { message } } }`,
      { input },
    );

  test('tells a diner the old and the new amount until she has read it, also when she comes back', async () => {
    const { host, ana, receiptId } = await openTable();
    const notice = ana.page.getByText('You owe $13.00 now, instead of $11.00');
    // What this device has shown is written down a moment after the bill is there.
    await expect
      .poll(() => ana.page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('fairtab.amounts.'))))
      .toBe(true);
    await ana.goTo('/');
    await does(host, 'editReceipt', { receiptId, tax: '12.00' });
    await ana.page.goBack();
    await expect(notice).toBeVisible();
    await ana.sees('Priya changed the bill');
    await ana.page.reload();
    await expect(notice).toBeVisible();
    await ana.button('OK').click();
    await expect(notice).toHaveCount(0);
    await ana.page.reload();
    await ana.owes('$13.00');
    await expect(notice).toHaveCount(0);
  });

  test('warns diners kindly when it does not add up', async () => {
    const { host, ana, receiptId } = await openTable();
    await does(host, 'editReceipt', { receiptId, total: '46.50' });
    await ana.sees('This bill is still being checked');
    await ana.sees('Its total is $2.50 more than everything on it.');
    await does(host, 'editReceipt', { receiptId, total: '44.00' });
    await expect(ana.page.getByText('This bill is still being checked')).toHaveCount(0);
  });

  test('says so when it was deleted, and comes back by itself', async () => {
    const { host, ana, receiptId } = await openTable();
    await does(host, 'deleteReceipt', { receiptId });
    await expect(ana.heading('The host took this bill away')).toBeVisible();
    await does(host, 'restoreReceipt', { receiptId });
    // It is looked for every 10 seconds.
    await expect(ana.item('Soup')).toBeVisible({ timeout: 30_000 });
    await ana.owes('$11.00');
  });

  test('is only not found for those who never saw it', async () => {
    const { host, live, receiptId } = await openTable();
    await does(host, 'deleteReceipt', { receiptId });
    const stranger = await app().diner();
    await stranger.goTo(live);
    await expect(stranger.heading('Receipt Not Found')).toBeVisible();
  });
});
