import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('paying together', () => {
  const app = setUpApp();

  test('is asked and agreed to with one tap each; then either pays both parts, which stay whose they are', async () => {
    const [priya, ana, ben, cleo] = await Promise.all([app().host(), app().diner(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya, ana, ben, cleo].map((each) => each.open(link)));
    await ana.claim('Soup', { as: 'Ana' });
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await cleo.claim('Lemonade', { as: 'Cleo', units: 1 });
    await ana.seesClaimOf('Ben', 'Lemonade');
    await ben.seesClaimOf('Ana', 'Soup');

    await ana.opensTreat('Ben');
    await ana.button('Ask Ben to pay together', ana.dialog('Treat Ben')).click();
    await ana.sees('Waiting for Ben to agree');
    await ana.owes('$11.00');
    await ben.seesToast('Ana wants to pay together with you');
    await ben.button('We pay together').click();
    await ben.owes('$16.50');
    await ana.owes('$16.50');
    await expect(ana.yourPart).toContainText('Your part, for Ana and Ben');
    await ana.sees('You pay together with Ben');
    await cleo.owes('$5.50');

    // Each part stays with its own person, who alone gives it back.
    await expect(ana.ownClaim('Lemonade', 'Ben')).toHaveCount(0);
    await ana.button('I pay alone').click();
    await ana.owes('$11.00');
    await ben.owes('$5.50');
    await expect(ben.button('I pay alone')).toHaveCount(0);

    await ben.opensTreat('Ana');
    await ben.button('Ask Ana to pay together', ben.dialog('Treat Ana')).click();
    await ana.button('We pay together').click();
    await ben.owes('$16.50');
    const dialog = await ben.openPayDialog();
    await dialog.getByText('2 dishes').click();
    await expect(dialog).toContainText('Soup · Ana');
    await expect(dialog).toContainText('Ben');
    await ben.page.keyboard.press('Escape');
    await expect(ben.dialog()).toHaveCount(0);
    await ben.payAll('Cash');
    await ana.seesAllPaid();
    await priya.confirms('Ben & Ana');
    await cleo.owes('$5.50');
  });

  test('is agreed to once and for all, and then needs one tap on the next bill', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const claimOn = async (link: string) => {
      await Promise.all([ana, ben].map((each) => each.open(link)));
      await ana.claim('Soup', { as: 'Ana' });
      await ben.claim('Lemonade', { as: 'Ben', units: 1 });
      await ana.seesClaimOf('Ben', 'Lemonade');
      await ana.opensTreat('Ben');
      await ana.button('Ask Ben to pay together', ana.dialog('Treat Ben')).click();
    };
    await claimOn(await priya.createsReceipt(LUNCH));
    await ben.button('Always').click();
    await ben.sees('You pay together with Ana');
    await claimOn(await priya.createsReceipt(LUNCH));
    await ana.sees('You pay together with Ben');
    await ben.owes('$16.50');
  });
});
