import { describe, test } from 'vitest';
import { LUNCH } from './bills';
import { PHONE } from './browser';
import { expect } from './expect';
import { setUpApp } from './setUpApp';

describe('the people of an account', () => {
  const app = setUpApp();

  test('say who owes whom over several receipts, and lead to each of them', async () => {
    const [hana, ben] = await Promise.all([app().accountHolder(), app().diner()]);
    await hana.signsUpAndIn('hana.people');
    const links = [];
    for (const restaurantName of ['Roma', 'Luna'])
      links.push(await hana.createsReceipt({ ...LUNCH, restaurantName, hostName: 'Hana' }));
    for (const link of links) {
      await ben.open(link);
      await ben.claim('Soup', { as: 'Ben' });
      await ben.seesOwnClaim('Soup', 'Ben');
    }
    await ben.payAll('Cash');

    await hana.goTo('/people');
    await expect(hana.page.locator('html[data-hydrated]')).toBeAttached();
    const row = hana.page.getByRole('button', { name: /^Ben/ });
    await expect(row).toContainText('2 receipts');
    await expect(row).toContainText('owes you $11.00');
    await expect(row).toContainText('$11.00 waits for your confirmation');
    await row.click();
    const receipts = hana.page.getByRole('list', { name: 'Receipts with Ben' });
    await expect(receipts.getByRole('link', { name: /Luna/ })).toContainText('$11.00 waits for your confirmation');
    await receipts.getByRole('link', { name: /Roma/ }).click();
    await expect(hana.heading('Roma')).toBeVisible();
  });

  test('are paid for all receipts with one sum, which the host confirms with one tap', async () => {
    const [hana, ben] = await Promise.all([app().accountHolder(), app().accountHolder(PHONE)]);
    await Promise.all([hana.signsUpAndIn('hana.settles'), ben.signsUpAndIn('ben.settles')]);
    for (const restaurantName of ['Roma', 'Luna']) {
      const link = await hana.createsReceipt({ ...LUNCH, restaurantName, hostName: 'Hana' });
      await ben.open(link);
      await ben.claim('Soup', { as: 'Ben' });
      await ben.seesOwnClaim('Soup', 'Ben');
    }
    await ben.goTo('/people');
    await expect(ben.page.locator('html[data-hydrated]')).toBeAttached();
    await ben.page.getByRole('button', { name: /^Hana/ }).click();
    await ben.button('Pay $22.00 for 2 receipts').click();
    const dialog = ben.dialog('Pay Hana');
    await dialog.getByRole('radio', { name: /Cash/ }).check();
    await ben.button('I paid $22.00', dialog).click();
    await ben.seesToast('You reported $22.00 to Hana');
    await expect(ben.page.getByRole('button', { name: /^Hana/ })).toContainText('$22.00 waits for their confirmation');

    await hana.goTo('/people');
    await expect(hana.page.locator('html[data-hydrated]')).toBeAttached();
    const row = hana.page.getByRole('button', { name: /^Ben/ });
    await row.click();
    await expect(hana.page.getByText(/one payment for 2 receipts/)).toBeVisible();
    await hana.button('Confirm $22.00').click();
    await hana.seesToast('$22.00 from Ben confirmed');
    await expect(row).toContainText('settled');
  });
});
