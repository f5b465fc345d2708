import { describe, test } from 'vitest';
import type { AccountHolder } from '../rig/AccountHolder';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('the page of a username', () => {
  const app = setUpApp();

  /** Signs up, saves a Venmo and turns the page on with it. @returns the path of the page. */
  async function turnsOnPage(ana: AccountHolder, username: string): Promise<string> {
    await ana.signsUpAndIn(username);
    await ana.savesVenmo('ana-eats');
    await ana.button('Set Up').click();
    await ana.field('Display name').fill('Ana <i>Brandt</i>');
    await ana.page.getByRole('checkbox', { name: 'Venmo · @ana-eats' }).check();
    await ana.button('Save').click();
    await ana.seesToast('Your page is on');
    return (await ana.page.getByRole('link', { name: /^Open @/ }).getAttribute('href')) ?? '';
  }

  test('is opened by everybody who has it, carries the amount in its links, and is gone when its owner turns it off', async () => {
    const [ana, ben] = await Promise.all([app().accountHolder(), app().host(PHONE)]);
    const path = await turnsOnPage(ana, 'ana.names');
    const opened = await ben.page.goto(path);
    expect(opened?.status()).toBe(200);
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await expect(ben.heading('Pay Ana <i>Brandt</i>')).toBeVisible();
    await expect(ben.page).toHaveTitle(/^Pay Ana <i>/);
    await expect(ben.page.locator('html[data-hydrated]')).toBeAttached();
    await expect(ben.page.getByRole('img', { name: /^QR code of the page of @ana\.names/ })).toBeVisible();
    const link = ben.page.getByRole('link', { name: /^Open Venmo/ });
    await expect(link).toHaveAttribute('href', 'https://venmo.com/u/ana-eats');
    await ben.field('Amount').fill('18.4');
    await expect(link).toHaveAttribute('href', 'https://venmo.com/ana-eats?txn=pay&amount=18.40');

    await ana.button('Change').click();
    await ana.page.getByRole('switch', { name: /^Show my page/ }).uncheck();
    await ana.button('Save').click();
    await ana.seesToast('Your page is off');
    const gone = await ben.page.goto(path);
    expect(gone?.status()).toBe(404);
    await expect(ben.heading('Page Not Found')).toBeVisible();
    const unknown = await ben.page.goto('/@nobody-has-this-name');
    expect(unknown?.status()).toBe(404);
    expect(Object.keys(unknown?.headers() ?? {})).toEqual(Object.keys(gone?.headers() ?? {}));
    await expect(ben.heading('Page Not Found')).toBeVisible();
  });

  test('is read and used without JavaScript', async () => {
    const [ana, reader] = await Promise.all([
      app().accountHolder(),
      app().host({ ...PHONE, javaScriptEnabled: false }),
    ]);
    const path = await turnsOnPage(ana, 'ana.plain');
    await reader.goTo(path);
    await expect(reader.heading('Pay Ana <i>Brandt</i>')).toBeVisible();
    await reader.sees('@ana-eats');
    await expect(reader.page.getByRole('img', { name: /^QR code of the page/ })).toBeVisible();
    await reader.field('Amount').fill('7');
    await reader.button('Use this amount').click();
    await expect(reader.page.getByRole('link', { name: 'Open Venmo · $7.00' })).toHaveAttribute(
      'href',
      'https://venmo.com/ana-eats?txn=pay&amount=7.00',
    );
  });

  test('leads on within the app, and from there to every other address', async () => {
    const ana = await app().accountHolder();
    await turnsOnPage(ana, 'ana.leads');
    await ana.page.getByRole('link', { name: /^Open @/ }).click();
    await expect(ana.heading('Pay Ana <i>Brandt</i>')).toBeVisible();
    await ana.page.goBack();
    await expect(ana.heading('Payment Methods')).toBeVisible();
  });

  test('takes requests: who agrees pays what the host claimed for them, and the host learns of a name only then', async () => {
    const [ana, hana] = await Promise.all([app().accountHolder(), app().accountHolder()]);
    const name = (await turnsOnPage(ana, 'ana.asked')).slice(2);
    await hana.signsUpAndIn('hana.asks');
    const link = await hana.createsReceipt({ ...LUNCH, hostName: 'Hana' });
    await hana.open(link);
    await hana.claim('Soup', { as: 'Benny' });
    const id = link.split('/').at(-1) ?? '';
    await hana.goTo(`/receipts/${id}`);
    for (const asked of ['@nobody.has.this', `@${name}`]) {
      await hana.button('Ask for Benny’s $11.00').click();
      await hana.dialog().getByLabel('Username').fill(asked);
      await hana.button('Ask for $11.00', hana.dialog()).click();
      await hana.seesToast(`If ${asked} is here, they will see it.`);
    }
    await ana.goTo('/people');
    const row = ana.page.getByRole('listitem', { name: 'Hana asks you for $11.00' });
    await expect(row).toContainText('Claimed for Benny: Soup');
    await ana.button('Take Over $11.00', row).click();
    await ana.seesToast('You took over $11.00');
    await expect(row).toHaveCount(0);
    await ana.goTo(`/receipts/${id}/payment`);
    await ana.sees('$11.00');
    await hana.sees('Benny takes over $11.00 from you');
  });

  test('tells a diner with an account what is owed, and leads to where it is paid', async () => {
    const [ana, ben] = await Promise.all([app().accountHolder(), app().accountHolder(PHONE)]);
    const path = await turnsOnPage(ana, 'ana.owed');
    const link = await ana.createsReceipt({ ...LUNCH, hostName: 'Ana' });
    await ben.signsUpAndIn('ben.owes');
    await ben.open(link);
    await ben.claim('Soup', { as: 'Ben' });
    await ben.seesOwnClaim('Soup', 'Ben');
    await ben.goTo(path);
    await expect(ben.heading('You owe Ana <i>Brandt</i> $11.00')).toBeVisible();
    await ben.page.getByRole('link', { name: 'Pay $11.00' }).click();
    await expect(ben.heading('Pay Your Share')).toBeVisible();
    await ana.goTo(path);
    await expect(ana.heading('Pay Ana <i>Brandt</i>')).toBeVisible();
    await expect(ana.page.getByText(/^You owe/)).toHaveCount(0);
  });
});
