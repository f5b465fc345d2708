import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';
import { setUpApp } from '../rig/setUpApp';

/** Holds back what a diner sends about treats. @returns a function that lets it through. */
async function holdTreats({ page }: Diner): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/graphql\//, async (route) => {
    if (route.request().postData()?.includes('"claimIds"')) await released;
    await route.continue();
  });
  return release;
}

describe('treating somebody', () => {
  const app = setUpApp();

  /** Ana has the soup for $11.00, Ben one of the lemonades for $5.50. */
  async function lunch(): Promise<{ priya: Host; ana: Diner; ben: Diner; link: string }> {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ana.owes('$11.00');
    await ben.owes('$5.50');
    await ben.seesClaimOf('Ana', 'Soup');
    return { priya, ana, ben, link };
  }

  async function openTreat(diner: Diner, name: string) {
    await diner.opensTreat(name);
    const dialog = diner.dialog(`Treat ${name}`);
    await expect(dialog).toContainText('Soup');
    return dialog;
  }

  test('moves what they owe to who says so, both see it, and either can undo it', async () => {
    const { priya, ana, ben, link } = await lunch();
    await ben.button('Treat Ana for $11.00', await openTreat(ben, 'Ana')).click();
    await ben.seesInBar('You are treating Ana');
    await ben.owes('$16.50');
    await ana.sees('Ben is treating you');
    await ana.sees('You do not have to pay $11.00.');
    await expect(ana.yourPart).toContainText('Nothing to pay.');
    await expect(priya.person('Ben')).toContainText('treats Ana');
    await expect(priya.person('Ana')).toContainText('treated by Ben');
    // A tap on the dish does not give away what somebody else had.
    await expect(ben.ownClaim('Soup', 'Ben')).toHaveCount(0);

    await ben.button('Undo').click();
    await ben.owes('$5.50');
    await ana.owes('$11.00');

    await ben.button('Treat Ana for $11.00', await openTreat(ben, 'Ana')).click();
    await ana.open(link);
    await ana.sees('Ben is treating you');
    await ana.button('I’ll pay myself').click();
    await ana.owes('$11.00');
    await ben.owes('$5.50');
  });

  test('is on the screen before the server answers, and is taken back when it is refused', async () => {
    const { ana, ben } = await lunch();
    const answer = await holdTreats(ben);
    await ben.button('Treat Ana for $11.00', await openTreat(ben, 'Ana')).click();
    await ben.owes('$16.50');
    await expect(ben.person('Ana')).toContainText('treated by Ben');
    await expect(ben.person('Ana')).toContainText('nothing to pay');
    await expect(ana.person('Ana')).toContainText('owes $11.00');
    answer();
    await ana.sees('Ben is treating you');
    await expect(ana.person('Ana')).toContainText('nothing to pay');
    await ben.seesInBar('You are treating Ana');

    const answerEnd = await holdTreats(ana);
    await ana.button('I’ll pay myself').click();
    await ana.owes('$11.00');
    await expect(ana.page.getByText('Ben is treating you')).toHaveCount(0);
    await ben.payAll('Cash');
    answerEnd();
    await ana.sees('That did not work');
    await ana.sees('Ben is treating you');
    await expect(ana.person('Ana')).toContainText('treated by Ben');
  });

  test('waits on the device without a signal, and is offered to nobody who has claimed nothing', async () => {
    const { ana, ben, link } = await lunch();
    const stranger = await app().diner();
    await stranger.open(link);
    await stranger.sees('Ana');
    await expect(stranger.button('More at this table')).toHaveCount(0);

    const dialog = await openTreat(ben, 'Ana');
    await ben.context.setOffline(true);
    await ben.button('Treat Ana for $11.00', dialog).click();
    await ben.sees('Treat Ana');
    await expect(ben.button('Do not send: Treat Ana')).toBeVisible();
    await ben.context.setOffline(false);
    await ana.sees('Ben is treating you');
    await ben.owes('$16.50');
  });

  test('is shared by whom the host chooses, to the cent, and each can give their part back', async () => {
    const { priya, ana, ben } = await lunch();
    const dialog = await openTreat(priya, 'Ana');
    await dialog.getByRole('checkbox', { name: 'Ben' }).check();
    await expect(dialog).toContainText('$5.50 each');
    await priya.button('Share $11.00 between 2', dialog).click();
    await ben.owes('$11.00');
    await ana.sees('are treating you');

    await ben.button('More about Soup').click();
    await ben.button('Give Soup back to Ana', ben.dialog()).click();
    await ben.owes('$5.50');
    await ana.owes('$5.50');
    await ana.sees('Priya is treating you');
  });
});
