import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

const NAMELESS = { restaurantName: LUNCH.restaurantName, items: LUNCH.items, tax: LUNCH.tax, total: LUNCH.total };

describe('the first table of somebody who knows nothing', () => {
  const app = setUpApp();

  test('a new host says who paid and how where the bill is shared, and every open phone reads it at once', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.submitReceipt(NAMELESS);
    await ana.open(link);
    await ana.sees('$0.00 of $44.00 paid');
    await priya.field('Who paid\\?').fill('Priya');
    await priya.button('Venmo').click();
    await priya.field('Venmo').fill('https://venmo.com/u/priya-pays');
    await priya.button('Put it on the bill').click();
    await priya.sees('Priya: Venmo @priya-pays');
    await ana.sees('Priya paid. Tap what you had.');
    await expect(ana.page).toHaveTitle('Corner Deli · Live Receipt · Fairtab');

    await ana.button(/^Claim Soup/).click();
    const dialog = ana.dialog('Who are you?');
    await dialog.getByRole('textbox', { name: 'Your Name' }).fill('Ana');
    await ana.button('Claim for $11.00', dialog).click();
    await ana.seesOwnClaim('Soup', 'Ana');
    // The host's only way is chosen.
    const pay = await ana.openPayDialog();
    await expect(pay.getByRole('link', { name: 'Open Venmo · $11.00' })).toHaveAttribute('href', /priya-pays/);
  });

  test('a new diner is in the pay app after a name and three taps', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt({ ...LUNCH, takesCash: false, venmo: 'priya-pays' }));
    await ana.page.getByRole('textbox', { name: 'What is your name?' }).fill('Ana');
    await ana.page.keyboard.press('Enter');
    await ana.button(/^Claim Soup/).click();
    await ana.button('Pay $11.00 with Venmo').click();
    const [venmo] = await Promise.all([
      ana.page.waitForEvent('popup'),
      ana.dialog().getByRole('link', { name: 'Open Venmo · $11.00' }).click(),
    ]);
    await venmo.close();
    await ana
      .dialog()
      .getByRole('button', { name: /^(Yes, )?I paid \$11\.00/ })
      .click();
    await ana.seesAllPaid();
  });

  test('a host is asked on the table, too, and is told what is still to come in and not to pay herself', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(NAMELESS);
    await Promise.all([priya.open(link), ana.open(link)]);
    await priya.button('How do they pay you?').click();
    const dialog = priya.dialog('How do they pay you?');
    await dialog.getByRole('textbox', { name: 'Who paid?' }).fill('Priya');
    await priya.button('Cash', dialog).click();
    await priya.button('Save', dialog).click();
    await expect(dialog).toBeHidden();
    await expect(priya.button('How do they pay you?')).toHaveCount(0);
    // The name that was said is the one to claim with.
    await priya.tap('Sandwich');
    await priya.seesOwnClaim('Sandwich', 'Priya');
    await expect(priya.yourPart).toContainText('$22.00');
    await expect(priya.yourPart).toContainText('to come in');
    await expect(priya.button(/^Mark paid/)).toHaveCount(0);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.sees('$22.00 of $44.00 paid');
    await ana.payAll('Cash');
    await ana.sees('$11.00 in cash reported. Priya can confirm it.');
    await expect(priya.yourPart).toContainText('$11.00 reported');
  });

  test('a bill without a tip asks for one, and the table shares it', async () => {
    const priya = await app().host();
    await priya.startReceipt();
    await priya.typeBill(LUNCH);
    await priya.button('Review').click();
    await priya.page.getByRole('radio', { name: /^20%/ }).check();
    await priya.sees('The table shares $52.00.');
    await priya.button('Submit Receipt').click();
    await priya.goTo(await priya.sharedLink());
    await priya.expectRemaining('$52.00');
    await priya.goTo('/submit-receipt');
    await priya.button('Split Another Receipt').click();
    await priya.button('Continue to Manual Entry').click();
    await priya.typeBill(NAMELESS);
    await priya.button('Review').click();
    await expect(priya.page.getByText(', as last time')).toBeVisible();
  });

  test('a new account arrives at the login signed in, and goes on with one tap', async () => {
    const ana = await app().accountHolder();
    await ana.signsUp('first-table');
    await ana.sees(/^You are signed in as @first-table/);
    await ana.button('Go on').click();
    await expect(ana.page).toHaveURL(/\/dashboard$/);
    // One form in two frames: the same fields in the same order.
    const fields = (): Promise<string[]> =>
      ana.page
        .locator('form :is(input, select, textarea)')
        .evaluateAll((found) =>
          found.map((field) =>
            ((field as HTMLInputElement).labels?.[0]?.textContent ?? '').replace(/ \(optional\)/, ''),
          ),
        );
    await ana.goTo('/receipt-upload');
    await ana.page.getByRole('tab', { name: 'Enter Manually' }).click();
    await ana.sees('Adds up to');
    const ofAccounts = await fields();
    await ana.startReceipt();
    await ana.sees('Adds up to');
    expect(ofAccounts.length).toBeGreaterThan(15);
    expect(await fields()).toEqual(ofAccounts);
    // The account's form ends where the wizard does.
    await ana.uploads({ restaurantName: 'Luna Rossa', items: LUNCH.items });
    await expect(ana.heading('Your table is open.')).toBeVisible();
    expect(await ana.sharedLink()).toMatch(/\/live-receipt\//);
    await ana.button('Cash').click();
    await ana.button('Put it on the bill').click();
    await ana.sees(/^first-table.*: cash$/);
  });
});
