import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('sharing a dish with people at the table', () => {
  const app = setUpApp();

  /** Ben and Cleo have a lemonade each, and Ana shares the soup with both. */
  async function soup(): Promise<{ ana: Diner; ben: Diner; cleo: Diner; link: string }> {
    const [priya, ana, ben, cleo] = await Promise.all([app().host(), app().diner(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link), cleo.open(link)]);
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ana.seesClaimOf('Ben', 'Lemonade');
    await cleo.claim('Lemonade', { as: 'Cleo', units: 1 });
    await ana.seesClaimOf('Cleo', 'Lemonade');
    const dialog = await ana.openClaimDialog('Soup');
    await dialog.getByRole('textbox', { name: 'Your Name' }).fill('Ana');
    await dialog.getByText('Choose who shares it').click();
    for (const name of ['Ben', 'Cleo']) await dialog.getByRole('checkbox', { name, exact: true }).check();
    await expect(dialog).toContainText('1/3 each.');
    await ana.button('Claim for $3.67', dialog).click();
    await ana.owes('$3.67');
    return { ana, ben, cleo, link };
  }

  test('asks each of them for their third, which one tap takes, and changes nobody else’s amount', async () => {
    const { ana, ben, cleo, link } = await soup();
    await ben.sees('Ana shares Soup with you');
    await expect(ben.item('Soup')).toContainText('Ana shares it with you');
    await ben.open(link);
    await ben.button(/^Take my part for \$3\.66$/).click();
    await ben.owes('$9.16');
    await expect(ben.page.getByText('Ana shares Soup with you')).toHaveCount(0);
    await ana.seesClaimOf('Ben', 'Soup', '1/3');
    await ana.owes('$3.67');

    await cleo.button('I had none of Soup').click();
    await expect(cleo.page.getByText('Ana shares Soup with you')).toHaveCount(0);
    const again = await cleo.opensAgain();
    await again.open(link);
    await again.owes('$5.50');
    await expect(again.page.getByText('Ana shares Soup with you')).toHaveCount(0);
  });

  test('is over when somebody else has taken the part', async () => {
    const { ana, ben, cleo } = await soup();
    await ben.sees('Ana shares Soup with you');
    await cleo.claim('Soup', { sharedBy: 2 });
    await ana.seesClaimOf('Cleo', 'Soup', '1/2');
    await expect(ben.page.getByText('Ana shares Soup with you')).toHaveCount(0);
  });
});
