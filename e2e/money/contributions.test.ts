import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('two cards at the table', () => {
  const app = setUpApp();

  test('pay for the own part of who put one down, and the host passes on the rest', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ana.claim('Soup', { as: 'Ana' });
    await ben.owes('$22.00');
    await priya.seesClaimOf('Ben', 'Sandwich');

    await priya.opensMore();
    await priya.button('Somebody else paid, too?').click();
    const dialog = priya.dialog('Who paid the restaurant?');
    await dialog.getByLabel('Ben paid').fill('30');
    await expect(dialog.getByRole('status')).toHaveText('You paid the rest: $14.00');
    await priya.button('Save', dialog).click();

    await ben.sees('Priya passes $8.00 on to you.');
    await expect(ben.button(/^Pay /, ben.yourPart)).toHaveCount(0);
    await ana.owes('$11.00');
    await ana.sees('Everybody pays Priya, who passes on what others paid beyond their own part.');

    await priya.button('I passed it on').click();
    await ben.sees('Priya passed $8.00 on to you.');
    await ben.button('It did not arrive').click();
    await priya.sees('You pass $8.00 on to Ben.');
  });
});
