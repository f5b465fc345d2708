import { describe, test } from 'vitest';
import { atFairtab } from './atFairtab';
import { LUNCH } from './bills';
import { LAPTOP, PHONE } from './browser';
import { expect } from './expect';

describe('a host', () => {
  const app = atFairtab();

  test('who got no money says so, and the diner can pay again', async () => {
    const [priya, ana] = await Promise.all([app().host(PHONE), app().diner()]);
    const link = await priya.puts(LUNCH);
    await Promise.all([priya.open(link), ana.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwn('Soup', 'Ana');
    await ana.payAll('Cash');
    await priya.expectRemaining('$33.00');

    await priya.disputes('Ana');
    await ana.sees('Priya says your $11.00 by cash did not arrive');
    await ana.owes('$11.00');
    for (const person of [priya, ana]) await person.expectRemaining('$44.00');

    await ana.payAll('Card');
    await priya.confirms('Ana');
    for (const person of [priya, ana]) await person.expectRemaining('$33.00');
    await expect(ana.page.getByText('Priya can confirm')).toHaveCount(0);
  });

  test('cancels a claim: it stays visible as cancelled and its item is free again', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.puts(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwn('Sandwich', 'Ben');
    await expect(ana.item('Sandwich')).toContainText('Fully Claimed');

    await priya.cancelsClaim('Ben', 'Sandwich');
    await expect(ben.item('Sandwich')).toContainText('Cancelled by the host');
    await expect(ben.ownClaim('Sandwich', 'Ben')).toHaveCount(0);
    for (const person of [priya, ana]) await person.seesClaimOf('Ben', 'Sandwich', 'cancelled by the host');

    await ana.claim('Sandwich', { as: 'Ana' });
    await ana.seesOwn('Sandwich', 'Ana');
    await ana.seesClaimOf('Ben', 'Sandwich', 'cancelled by the host');
    await ben.seesClaimOf('Ana', 'Sandwich');
  });

  test('puts the bill right: what is unpaid is priced anew on every phone, what is paid stays', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(LAPTOP), app().diner(), app().diner()]);
    const link = await priya.puts(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwn('Soup', 'Ana');
    await ana.owes('$11.00');
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwn('Lemonade', 'Ben');
    await ben.payAll('Cash');

    const editor = await priya.openEditor();
    await editor.getByRole('textbox', { name: 'Tax' }).fill('8.00');
    await priya.button('Use $48.00 as the total', editor).click();
    await editor.getByText('It adds up: $48.00.').waitFor();
    await priya.button('Save changes', editor).click();
    await expect(editor).toBeHidden();

    await ana.owes('$12.00');
    await expect(ana.figure('Total')).toHaveText('$48.00');
    await expect(ben.yourPart).toContainText('$5.50');
    await ben.expectRemaining('$42.50');
    await priya.sees('$0.50 is asked of nobody');
    await expect(ana.page.getByText('is asked of nobody')).toHaveCount(0);
  });
});
