import { describe, test } from 'vitest';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('a table in Japan', () => {
  const app = setUpApp();

  test('is entered, claimed and paid in yen, without a way that knows only dollars', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    await host.startReceipt();
    await host.field('Venmo').fill('hana-h');
    await host.page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY');
    await expect(host.field('Venmo')).toHaveCount(0);
    const link = await host.goesOnToShare({
      restaurantName: 'Sushi Ya',
      hostName: 'Hana',
      items: [
        { name: 'Nigiri', price: '2400' },
        { name: 'Tea', price: '450', quantity: 2 },
      ],
      tax: '330',
      total: '3630',
    });

    await ana.open(link);
    await ana.expectRemaining('¥3,630');
    await ana.claim('Nigiri', { as: 'Ana' });
    await ana.owes('¥2,640');
    const dialog = await ana.openPayDialog();
    const ways = (name: RegExp) => dialog.getByRole('radio', { name, includeHidden: true });
    await expect(ways(/^PayPal/)).toHaveCount(1);
    await expect(ways(/Venmo|Cash App|Zelle/)).toHaveCount(0);
    await ana.choose('Cash');
    await ana.button('I paid ¥2,640', dialog).click();
    await ana.seesPaymentReported();

    // Once something is paid its currency is fixed; the next receipt begins with it.
    await host.goTo(new URL(link).pathname);
    await host.button('Edit').click();
    await expect(host.page.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
    await host.goTo('/submit-receipt');
    await host.button('Split Another Receipt').click();
    await host.button('Continue to Manual Entry').click();
    await expect(host.page.getByRole('combobox', { name: 'Currency' })).toHaveValue('JPY');
  });
});

describe('a table in Switzerland', () => {
  const app = setUpApp();

  test('pays in the coins that there are, and owes nothing for what they cannot make', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    await host.startReceipt();
    await host.page.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
    const link = await host.goesOnToShare({
      restaurantName: 'Kronenhalle',
      hostName: 'Hana',
      items: [
        { name: 'Rösti', price: '24.10' },
        { name: 'Coffee', price: '5.40' },
      ],
      tax: '1.53',
      total: '31.03',
    });

    await ana.open(link);
    await ana.claim('Coffee', { as: 'Ana' });
    await ana.owes('CHF 5.68');
    const dialog = await ana.openPayDialog();
    await ana.choose('Cash');
    const inCoins = dialog.getByRole('checkbox', { name: 'CHF 5.70 in coins and notes, not CHF 5.68' });
    await expect(inCoins).toBeChecked();
    await expect(dialog.getByText('The host gains CHF 0.02.')).toBeVisible();
    await inCoins.uncheck();
    await expect(dialog.getByText('It is not rounded.')).toBeVisible();
    await inCoins.check();
    await ana.button('I paid CHF 5.70', dialog).click();
    await ana.seesPaymentReported();
    await expect(ana.page.getByText('You say you paid CHF 5.70 (rounded from CHF 5.68) by cash')).toBeVisible();

    await host.goTo(new URL(link).pathname);
    await expect(host.page.getByText('Ana says they paid CHF 5.70 (rounded from CHF 5.68) by cash')).toBeVisible();
    await host.expectRemaining('CHF 25.35');
  });
});

describe('a table in Germany', () => {
  const app = setUpApp();

  test('pays its host by bank, with the IBAN to copy and the code that banking apps read', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    await host.startReceipt();
    await host.page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await host.field('Bank transfer').fill('DE89 3704 0044 0532 0130 00');
    const link = await host.goesOnToShare({
      restaurantName: 'Zum Hirsch',
      hostName: 'Hana',
      items: [{ name: 'Schnitzel', price: '18,50' }],
      total: '18,50',
    });

    await ana.open(link);
    await ana.claim('Schnitzel', { as: 'Ana' });
    const dialog = await ana.openPayDialog();
    await ana.choose('Bank transfer');
    await expect(ana.button('Copy DE89370400440532013000', dialog)).toHaveText('DE89 3704 0044 0532 0130 00');
    await expect(ana.button('Copy 18.50', dialog)).toBeVisible();
    await expect(ana.button('Copy Zum Hirsch', dialog)).toBeVisible();
    await dialog.getByText('QR code for a banking app').click();
    await expect(
      dialog.getByRole('img', { name: 'QR code that fills in the transfer in a banking app' }),
    ).toBeVisible();
    // A tap where the dialog has just appeared is dropped, and nobody reads as fast as this test.
    await expect(async () => {
      await ana.button('I paid €18.50', dialog).click();
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
    await ana.seesPaymentReported();
  });
});
