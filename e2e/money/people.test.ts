import { describe, test } from 'vitest';
import { problemsOn } from '../rig/axe';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

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

  test('net what two of them owe each other, and one pays the difference', async () => {
    const [hana, ben] = await Promise.all([app().accountHolder(PHONE), app().accountHolder(PHONE)]);
    await Promise.all([hana.signsUpAndIn('hana.nets'), ben.signsUpAndIn('ben.nets')]);
    const dines = async (host: typeof hana, diner: typeof hana, [hostName, name, dish]: [string, string, string]) => {
      await diner.open(await host.createsReceipt({ ...LUNCH, restaurantName: `${hostName}’s`, hostName }));
      await diner.claim(dish, { as: name });
      await diner.seesOwnClaim(dish, name);
    };
    await dines(hana, ben, ['Hana', 'Ben', 'Soup']);
    await dines(hana, ben, ['Hana', 'Ben', 'Soup']);
    await dines(ben, hana, ['Ben', 'Hana', 'Soup']);

    await ben.goTo('/people');
    await expect(ben.page.locator('html[data-hydrated]')).toBeAttached();
    await ben.page.getByRole('button', { name: /^Hana/ }).click();
    await ben.sees('Net it: you pay Hana $11.00');
    expect(await problemsOn(ben.page)).toEqual([]);
    await ben.button('Ask Hana to Net').click();
    await ben.sees('Waits for Hana');

    await hana.goTo('/people');
    await expect(hana.page.locator('html[data-hydrated]')).toBeAttached();
    const row = hana.page.getByRole('button', { name: /^Ben/ });
    await expect(row).toContainText('Asks you to net');
    await row.click();
    expect(await problemsOn(hana.page)).toEqual([]);
    await hana.button('Agree').click();
    await hana.seesToast('Netted with Ben');
    await hana.sees('It is left after you netted what you owed each other.');
    await expect(row).toContainText('owes you $11.00');

    await ben.goTo('/dashboard');
    await ben.page.getByRole('link', { name: '$11.00 of it since you settled up' }).click();
    await ben.page.getByRole('button', { name: /^Hana/ }).click();
    await ben.button('I Paid by cash').click();
    await ben.sees('You say that you paid by cash. It waits for Hana.');
    await hana.goTo('/people');
    await expect(hana.page.locator('html[data-hydrated]')).toBeAttached();
    await row.click();
    await hana.button('It Arrived').click();
    await expect(row).toContainText('settled');
    await hana.page
      .getByRole('link', { name: /Hana’s/ })
      .first()
      .click();
    await hana.sees('Ben paid $11.00 by settling several receipts');
  });
});
