import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';

const pickTip = (host: Host, name: string) =>
  host.page.getByRole('radio', { name, exact: true }).check({ force: true });

describe('the wizard', () => {
  const app = setUpApp();

  test('keeps what was typed through a reload, to the submitted receipt', async () => {
    const host = await app().host(PHONE);
    await host.startReceipt();
    await host.typeBill({ ...LUNCH, description: "Ana's birthday" });
    await host.sees('Items add up to the total');
    await host.page.reload();

    await expect(host.field('Restaurant name')).toHaveValue('Corner Deli');
    await expect(host.field('Description')).toHaveValue("Ana's birthday");
    await expect(host.row(3).getByRole('textbox', { name: 'Item 3' })).toHaveValue('Lemonade');
    await expect(host.row(3).getByRole('spinbutton', { name: 'Qty' })).toHaveValue('2');
    await host.sees('Items add up to the total');
    await host.button('Review').click();
    await host.sees('Does this look right?');
    await host.page.reload();
    await host.sees('Does this look right?');
    await host.button('Submit Receipt').click();
    const link = await host.sharedLink();
    await host.page.reload();
    expect(await host.sharedLink()).toBe(link);

    await host.button('Split Another Receipt').click();
    await host.button('Continue to Manual Entry').click();
    await expect(host.field('Restaurant name')).toHaveValue('');
    await expect(host.field('Your name')).toHaveValue('Priya');
  });

  test('asks for an item when all rows are empty, and leaves the empty ones out otherwise', async () => {
    const host = await app().host();
    await host.startReceipt();
    await host.button('Review').click();
    await host.seesToast('Add some items');
    await host.seesToast('Please add at least one item to your receipt.');

    await host.typeItems([
      { name: 'Soup', price: '10.00' },
      { name: 'No price yet', price: '' },
      { name: '', price: '' },
    ]);
    await host.button('Review').click();
    await host.sees('One row is left out');
    await host.button('Submit Receipt').click();
    const link = await host.sharedLink();
    await host.open(link);
    await expect(host.item('Soup')).toBeVisible();
    await expect(host.item('No price yet')).toHaveCount(0);
    await expect(host.figure('Total')).toHaveText('$10.00');
    await expect(host.page.getByRole('main')).toContainText('Restaurant Receipt');
  });

  test('lets the tip follow the dishes, forgets the preset while one is typed, and comes back to it', async () => {
    const host = await app().host();
    await host.startReceipt();
    await host.typeItems([{ name: 'Soup', price: '10.00' }]);
    await pickTip(host, '20%');
    await host.sees('20% of $10.00 is $2.00.');
    await host.row(1).getByRole('textbox', { name: 'Price' }).fill('30.00');
    await host.sees('20% of $30.00 is $6.00.');

    await pickTip(host, 'Amount');
    await host.field('Tip amount').fill('9.00');
    await host.sees('$39.00');
    await pickTip(host, 'Percentage');
    await expect(host.page.getByRole('radio', { name: '20%', exact: true })).toBeChecked();
    await host.sees('20% of $30.00 is $6.00.');
    await host.sees('$36.00');
  });

  test('takes an alcohol tax, a coupon and a service charge, which everybody sees on the bill', async () => {
    const host = await app().host();
    await host.startReceipt();
    await host.typeItems([
      { name: 'Pasta', price: '20.00' },
      { name: 'Wine', price: '12.00' },
    ]);
    await host.field('Tax').fill('3.00');
    await host.button('Alcohol tax, untaxed items, coupons').click();
    await host.row(2).getByRole('radio', { name: 'Alcohol' }).check({ force: true });
    await host.row(2).getByRole('textbox', { name: 'Coupon' }).fill('2.00');
    await host.field('Alcohol tax').fill('1.00');
    await host.button('As a percentage').click();
    await host.page.getByRole('group', { name: 'Service charge' }).getByText('Other').click();
    await host.page.getByRole('spinbutton', { name: 'Percent' }).fill('12,5');
    await host.sees('12.5% of $32.00 is $4.00.');
    await host.sees('A service charge of 12.5% is on the bill already.');
    await host.button('Review').click();
    await host.button('Submit Receipt').click();

    await host.open(await host.sharedLink());
    await expect(host.figure('Total')).toHaveText('$38.00');
    await host.page.getByText('Prices on paper').click();
    await host.sees('Alcohol tax');
    await host.sees('Service charge (12.5%)');
    // Wine weighs 10.00 of 30.00: its part of tax and charge is a third, and the alcohol tax is all its own.
    await expect(host.item('Wine')).toContainText('$13.33');
    await expect(host.item('Pasta')).toContainText('$24.67');
  });

  test('says by how much the bill is off, and the receipt reminds the host of it', async () => {
    const host = await app().host();
    await host.startReceipt();
    await host.typeBill({ ...LUNCH, total: '46.50' });
    await host.sees('$2.50 less than the printed total. Is an item or a fee missing?');
    await host.button('Review').click();
    await host.sees('Off by $2.50');
    await host.button('Submit Receipt').click();
    await host.open(await host.sharedLink());
    await host.sees('The bill is off by $2.50');
  });
});
