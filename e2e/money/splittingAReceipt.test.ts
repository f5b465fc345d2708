import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { CALAGEROS } from '../rig/bills';
import { expect } from '../rig/expect';

interface Payments {
  receipt: {
    total: string;
    remaining: string;
    gap: string;
    payments: { amount: string; status: string }[];
    people: { name: string; owes: string; paid: string }[];
    items: { fullyClaimed: boolean }[];
  };
}

const PAYMENTS = `query ($id: ID!) { receipt(id: $id) {
  total remaining gap payments { amount status } people { name owes paid } items { fullyClaimed }
} }`;

const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('a table with a real receipt', () => {
  const app = setUpApp();

  test('is split by a host and two diners to the last cent, and all three see every step', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);

    const link = await priya.submitReceipt(CALAGEROS);
    expect(link).toMatch(new RegExp(`^${app().url}/live-receipt/[\\w-]{22}$`));
    expect(await priya.copiedLink()).toBe(link);
    const code = priya.page.getByRole('img', { name: `QR code of the live receipt of ${CALAGEROS.restaurantName}` });
    await expect(code).toBeVisible();
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });

    await Promise.all([ana.open(link), ben.open(link)]);
    await priya.page.getByRole('link', { name: 'Claim your own items' }).click();
    for (const diner of [priya, ana, ben]) await diner.expectRemaining('$157.51');

    // A dish for three: Ana says so, then the others take the same part with one tap.
    await ana.claim('Shrimp Scampi', { as: 'Ana', sharedBy: 3 });
    await ana.seesOwnClaim('Shrimp Scampi', 'Ana');
    for (const diner of [priya, ben]) await diner.seesClaimOf('Ana', 'Shrimp Scampi', '1/3');
    await ben.claim('Shrimp Scampi', { as: 'Ben' });
    await ben.seesOwnClaim('Shrimp Scampi', 'Ben');
    await priya.claim('Shrimp Scampi', { as: 'Priya' });
    await priya.seesOwnClaim('Shrimp Scampi', 'Priya');
    for (const diner of [ana, ben]) {
      await diner.seesClaimOf('Priya', 'Shrimp Scampi', '1/3');
      await expect(diner.item('Shrimp Scampi')).toContainText('Fully Claimed');
    }

    // One of three glasses, then the two that are left.
    await ana.claim('Grey Goose', { units: 1 });
    await ana.seesOwnClaim('Grey Goose', 'Ana');
    await expect(ben.item('Grey Goose')).toContainText('2 of 3 left');
    await ben.claim('Grey Goose', { units: 2 });
    await ben.seesOwnClaim('Grey Goose', 'Ben');

    // Each of these claims is one tap.
    for (const [diner, name, items] of [
      [ana, 'Ana', ['Chicken Milanese', 'Corona']],
      [ben, 'Ben', ['Chicken Milanese', 'Belvedere']],
      [priya, 'Priya', ['Veal Milanese', 'Becks Non Alcoholic']],
    ] as const) {
      for (const item of items) {
        await diner.tap(item);
        await diner.seesOwnClaim(item, name);
      }
    }
    await ana.claimForSomeoneElse({ name: 'Mia', items: ['Pineapple Juice'] });
    await priya.seesClaimOf('Mia', 'Pineapple Juice');
    for (const diner of [priya, ana, ben]) await diner.sees('Everything has found its diner.');

    const payLink = await ana.payAllInApp('Venmo');
    expect(payLink).toContain('venmo.com');
    expect(payLink).toContain('priya-pays');
    await ben.payAll('Cash');
    // What Priya had is settled by being claimed, because she paid the restaurant.
    await expect(priya.button(/^Mark paid/)).toHaveCount(0);
    const { receipt: before } = await ana.ask<Payments>(PAYMENTS, { id: link.split('/').at(-1) });
    const own = before.people.find(({ name }) => name === 'Priya');
    expect(own?.owes).toBe('0.00');

    for (const diner of [priya, ana, ben]) {
      await diner.expectRemaining('$0.00');
      await expect(diner.figure('Paid')).toHaveText('$157.51');
      await expect(diner.page.getByText('All settled. Thank you, table!')).toHaveCount(0);
    }

    await priya.confirms('Ana');
    await priya.confirms('Ben');
    await expect(ana.page.getByText('Priya can confirm')).toHaveCount(0);
    for (const diner of [priya, ana, ben]) await diner.sees('All settled. Thank you, table!');

    const readPayments = () => ben.ask<Payments>(PAYMENTS, { id: link.split('/').at(-1) });
    await expect
      .poll(async () => (await readPayments()).receipt.payments.map(({ status }) => status))
      .toEqual(['CONFIRMED', 'CONFIRMED']);
    const { receipt } = await readPayments();
    expect(receipt).toMatchObject({ total: '157.51', remaining: '0.00', gap: '0.00' });
    expect(receipt.items.every(({ fullyClaimed }) => fullyClaimed)).toBe(true);
    const toPriya = receipt.payments.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(toPriya + cents(own?.paid ?? '0')).toBe(157_51);
  });
});
