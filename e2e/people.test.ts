import { describe, test } from 'vitest';
import { LUNCH } from './bills';
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
});
