import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { LAPTOP, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';

describe('a host', () => {
  const app = setUpApp();

  test('disputes a payment that did not arrive, and the diner can pay again', async () => {
    const [priya, ana] = await Promise.all([app().host(PHONE), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.payAll('Cash');
    await priya.expectRemaining('$33.00');

    await priya.disputes('Ana');
    await ana.sees('Priya says your $11.00 by cash did not arrive');
    await ana.owes('$11.00');
    for (const diner of [priya, ana]) await diner.expectRemaining('$44.00');

    await ana.payAll('Cash');
    await priya.confirms('Ana');
    for (const diner of [priya, ana]) await diner.expectRemaining('$33.00');
    await expect(ana.page.getByText('Priya can confirm')).toHaveCount(0);
  });

  test('cancels a claim: it stays visible as cancelled and its item can be claimed again', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    await expect(ana.item('Sandwich')).toContainText('Fully Claimed');

    await priya.cancelsClaim('Ben', 'Sandwich');
    await expect(ben.item('Sandwich')).toContainText('Cancelled by the host');
    await expect(ben.ownClaim('Sandwich', 'Ben')).toHaveCount(0);
    for (const diner of [priya, ana]) await diner.seesClaimOf('Ben', 'Sandwich', 'cancelled by the host');

    await ana.claim('Sandwich', { as: 'Ana' });
    await ana.seesOwnClaim('Sandwich', 'Ana');
    await ana.seesClaimOf('Ben', 'Sandwich', 'cancelled by the host');
    await ben.seesClaimOf('Ana', 'Sandwich');
  });

  test('corrects the bill: unpaid claims get new prices on every phone, paid ones keep theirs', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(LAPTOP), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.owes('$11.00');
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwnClaim('Lemonade', 'Ben');
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
