import { describe, test } from 'vitest';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/** A browser with a page for each person takes its time on a busy machine. */
const LONG_MS = 300_000;
/** Twenty pages share the processor, so that the last one shows its claim long after the server has it. */
const ALL_DRAWN = { timeout: 60_000 };

async function sit(diner: Diner, { link, name }: { link: string; name: string }): Promise<void> {
  await diner.open(link);
  await diner.page.getByRole('textbox', { name: 'What is your name?' }).fill(name);
  await diner.page.keyboard.press('Enter');
  await diner.sees(`Hello ${name}!`);
}

describe('a table', () => {
  const app = setUpApp();

  for (const people of [2, 20])
    test(
      `of ${people} shares one dish at once, to the cent, and every phone shows the same`,
      { timeout: LONG_MS },
      async () => {
        const priya = await app().host({ ...PHONE });
        const paella = { name: 'Paella', price: '99.99', splitWith: people };
        const link = await priya.createsReceipt({
          restaurantName: 'La Barraca',
          items: [paella, { name: 'Bread', price: '3.00' }],
          tax: '10.01',
          hostName: 'Priya',
          takesCash: true,
        });
        await priya.open(link);
        const height = (await priya.item('Paella').boundingBox())?.height;
        const diners: Diner[] = [];
        for (let number = 1; number <= people; number += 1) {
          const diner = await app().diner();
          await sit(diner, { link, name: `Guest ${number}` });
          diners.push(diner);
        }
        await Promise.all(diners.map((diner) => diner.tap('Paella')));
        for (const [index, diner] of diners.entries())
          await diner.seesOwnClaim('Paella', `Guest ${index + 1}`, ALL_DRAWN);
        for (const diner of [priya, ...diners])
          await expect(diner.item('Paella')).toContainText('Fully Claimed', ALL_DRAWN);
        expect((await priya.item('Paella').boundingBox())?.height).toBe(height);

        const { receipt } = await priya.ask<{ receipt: { items: { share: string; claims: { amount: string }[] }[] } }>(
          'query ($id: ID!) { receipt(id: $id) { items { share claims { amount } } } }',
          { id: link.split('/').at(-1) },
        );
        const [shared] = receipt.items;
        const cents = (shared?.claims ?? []).map(({ amount }) => Math.round(Number(amount) * 100));
        expect(cents).toHaveLength(people);
        expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1);
        expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(shared?.share) * 100));

        const [ana] = diners;
        await ana?.tap('Bread');
        await priya.seesClaimOf('Guest 1', 'Bread');
        const strip = priya.page.getByRole('region', { name: 'Live Receipt' });
        if (people > 6) {
          await expect(strip).toContainText(/Guest 1 claimed Bread/);
          await expect(priya.toasts).toHaveCount(0);
        } else await priya.seesToast(/Guest 1 claimed Bread/);
      },
    );
});
