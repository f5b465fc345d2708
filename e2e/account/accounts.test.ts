import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { LAPTOP, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { PASSWORD } from '../rig/AccountHolder';

/** Makes usernames unique among the tests. */
let taken = 0;
const newName = (start: string) => `${start}-${Date.now().toString(36)}${taken++}`;

const DINNER = {
  restaurantName: 'Luna Rossa',
  items: [
    { name: 'Margherita', price: '18.00' },
    { name: 'House red', price: '9.00', quantity: 2 },
  ],
};

describe('an account', () => {
  const app = setUpApp();

  test('keeps what the phone had claimed before it signed up', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().accountHolder(PHONE)]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');

    await ana.signsUpAndIn(newName('ana'));
    await ana.sees('$11.00');
    await ana.open(link);
    await ana.owes('$11.00');
  });

  test('reaches the page it asked for after it logged in', async () => {
    const ana = await app().accountHolder(PHONE);
    const name = newName('ana');
    await ana.signsUp(name);
    // Signing up signs in, too, a moment after the account is there.
    await expect(ana.page.getByText('You are signed in as')).toBeVisible();
    await ana.context.clearCookies();
    await ana.page.evaluate(() => localStorage.removeItem('sessionId'));
    await ana.goTo('/payment-methods');
    await expect(ana.page).toHaveURL(/\/login\?next=/);
    await ana.typesPassword(name);
    await expect(ana.page).toHaveURL(/\/payment-methods$/);
    await expect(ana.heading('Payment Methods')).toBeVisible();
  });

  test('uploads a receipt and finds it on the dashboard', async () => {
    const priya = await app().accountHolder(PHONE);
    await priya.signsUpAndIn(newName('priya'));
    await priya.sees('No receipts yet');
    const details = await priya.uploads(DINNER);
    expect(details).toMatch(/^\/receipts\/[\w-]{22}$/);
    await priya.goTo('/dashboard');
    await priya.page
      .getByRole('link', { name: /Luna Rossa/ })
      .first()
      .click();
    await expect(priya.page).toHaveURL(new RegExp(`${details}$`));
  });

  test('renames a receipt, keeps it private, deletes it and undoes that', async () => {
    const [priya, reader, stranger] = await Promise.all([app().accountHolder(), app().diner(), app().diner()]);
    await priya.signsUpAndIn(newName('priya'));
    const details = await priya.uploads(DINNER);

    await priya.button('Rename').click();
    await priya.dialog('Rename receipt').getByRole('textbox', { name: 'Restaurant name' }).fill('Luna Nera');
    await priya.button('Save').click();
    await expect(priya.heading('Luna Nera')).toBeVisible();

    await reader.goTo(details);
    await expect(reader.heading('Luna Nera')).toBeVisible();
    await priya.page.getByRole('radio', { name: /^Only me/ }).check();
    await expect(async () => {
      await stranger.goTo(details);
      await expect(stranger.heading('Receipt Not Found')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await reader.page.reload();
    await expect(reader.heading('The host took this bill away')).toBeVisible();

    await priya.button('Delete receipt').click();
    await expect(priya.heading('Receipt deleted')).toBeVisible();
    await priya.button('Undo', priya.page.getByRole('main')).click();
    await expect(priya.heading('Luna Nera')).toBeVisible();
  });

  test('gets paid by a friend who pays with a saved method on the payment page', async () => {
    const [priya, ana] = await Promise.all([app().accountHolder(), app().accountHolder(PHONE)]);
    await Promise.all([priya.signsUpAndIn(newName('priya')), ana.signsUpAndIn(newName('ana'))]);
    await priya.savesVenmo('priya-pays');
    const details = await priya.uploads(DINNER);
    await ana.savesVenmo('ana-eats');

    await ana.open(details.replace('receipts', 'live-receipt'));
    await ana.claim('Margherita', { as: 'Ana' });
    await ana.seesOwnClaim('Margherita', 'Ana');
    await ana.goTo(`${details}/payment`);
    await ana.sees('$18.00');
    await ana.page
      .getByRole('radio', { name: /^Venmo/ })
      .first()
      .check();
    const [payApp] = await Promise.all([
      ana.page.waitForEvent('popup'),
      ana.page.getByRole('link', { name: /Open Venmo|Pay \$18\.00/ }).click(),
    ]);
    await expect(payApp).toHaveURL(/venmo\.com\/priya-pays\?.*amount=18\.00/);
    await payApp.close();
    await ana.page.reload();
    await ana.button(/^Yes, I paid/).click();
    await ana.sees(/Already paid|All paid|Nothing left/);

    await priya.open(details.replace('receipts', 'live-receipt'));
    await priya.confirms('Ana');
    await priya.goTo('/dashboard');
    await priya.sees('Luna Rossa');
  });

  test('adds a second factor, logs in elsewhere with it, and ends the first session from there', async () => {
    const [laptop, phone] = await Promise.all([app().accountHolder(LAPTOP), app().accountHolder(PHONE)]);
    const name = newName('ana');
    await laptop.signsUpAndIn(name);
    const { app: authenticator, recoveryCodes } = await laptop.turnsOnTwoFactor();

    await phone.goTo('/login');
    await phone.typesPassword(name);
    await expect(phone.heading('Second step')).toBeVisible();
    await phone.page.getByLabel('Code').fill('000000');
    await phone.button('Sign In').click();
    await phone.sees('Username, password or code is wrong.');
    await phone.page.getByLabel('Code').fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
    await phone.button('Sign In').click();
    await phone.seesDashboard();

    await phone.goTo('/profile');
    await phone.button(/^Sign out .*, last used/).click();
    await phone.seesToast('Device signed out');
    await laptop.page.reload();
    await expect(laptop.page).toHaveURL(/\/login\?next=/);
    await laptop.sees('Your session has ended. Please sign in again.');

    await laptop.typesPassword(name);
    await laptop.button('Use a recovery code instead').click();
    await laptop.page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await laptop.button('Sign In').click();
    await expect(laptop.page).toHaveURL(/\/profile$/);
    await laptop.sees('On, 9 recovery codes left.');
  });

  test('downloads all its data', async () => {
    const priya = await app().accountHolder();
    const name = newName('priya');
    await priya.signsUpAndIn(name);
    await priya.savesVenmo('priya-pays');
    await priya.uploads(DINNER);
    await priya.goTo('/profile');
    const [download] = await Promise.all([
      priya.page.waitForEvent('download'),
      priya.button('Download my data').click(),
    ]);
    expect(download.suggestedFilename()).toBe('fairtab-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    for (const word of [name, 'priya-pays', 'Luna Rossa', 'Margherita']) expect(text).toContain(word);
    expect(text).not.toContain('argon2');
  });

  test('is deleted: its receipts are gone, and its name is gone from other receipts', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().accountHolder(PHONE)]);
    const link = await priya.createsReceipt(LUNCH);
    const name = newName('ana');
    await ana.signsUpAndIn(name);
    const own = await ana.uploads(DINNER);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Anastasia' });
    await ana.seesOwnClaim('Soup', 'Anastasia');
    await priya.open(link);
    await priya.seesClaimOf('Anastasia', 'Soup');

    await ana.goTo('/notifications');
    await ana.button('Delete Account').click();
    await ana.sees('Are you sure you want to delete your account? This action cannot be undone.');
    await ana.page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await ana.button('Delete Account', ana.dialog('Delete account')).click();
    await expect(ana.page).toHaveURL(new RegExp(`^${app().url}/$`));

    await priya.seesClaimOf('Former guest', 'Soup');
    await expect(priya.page.getByText('Anastasia')).toHaveCount(0);
    await priya.goTo(own);
    await expect(priya.heading('Receipt Not Found')).toBeVisible();
    await ana.goTo('/login');
    await ana.typesPassword(name);
    await ana.sees('Username or password is wrong.');
  });
});
