import { describe, test } from 'vitest';
import { expect } from './expect';
import { setUpApp } from './setUpApp';

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
