import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

async function openRest(diner: Diner) {
  await diner.button('Take the rest').click();
  const dialog = diner.dialog('Take the rest');
  await expect(dialog).toBeVisible();
  return dialog;
}

describe('the rest of a bill', () => {
  const app = setUpApp();

  test('is taken at once by whoever is the last, to the cent, and can be given back at once', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ben.claim('Soup', { as: 'Ben', sharedBy: 3 });
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ana.seesClaimOf('Ben', 'Soup');
    // Else the claims below would join its Undo, which stays while the mouse is over it.
    await ana.page.mouse.move(0, 0);
    await expect(ana.button('Undo')).toHaveCount(0, { timeout: 10_000 });

    const dialog = await openRest(ana);
    await expect(dialog).toContainText('Soup · 2/3');
    await expect(dialog).toContainText('Lemonade · 1 of 2');
    await ana.button('Take it for $34.83', dialog).click();
    await ana.seesInBar(/3 items claimed\s*Added: Soup, Sandwich, and Lemonade/);
    await ana.owes('$40.33');
    await ben.seesClaimOf('Ana', 'Soup', '2/3');
    await ben.sees('Everything has found its diner.');

    await ana.button('Undo').click();
    await ana.owes('$5.50');
    await ben.owes('$3.67');
  });

  test('is offered to the host under the own name, and not to a stranger who has claimed nothing', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link)]);
    await expect(ana.button('For someone without a phone')).toBeVisible();
    await expect(ana.button('Take the rest')).toHaveCount(0);
    const dialog = await openRest(priya);
    await expect(dialog.getByRole('textbox', { name: 'Your Name' })).toHaveValue('Priya');
    await priya.button('Take it for $44.00', dialog).click();
    await ana.seesClaimOf('Priya', 'Sandwich');
    await ana.sees('Everything has found its diner.');
  });
});
