import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp, setUpProduct } from '../rig/setUpApp';
import { waitUntilCached, waitUntilKept } from '../rig/worker';

const WAITS = 'Will claim when you are back online';

/** Opens the receipt and claims, until this device can do without a signal. */
async function sitsDown(diner: Diner, link: string): Promise<void> {
  await diner.open(link);
  await diner.claim('Lemonade', { as: 'Ana', units: 1 });
  await diner.seesOwnClaim('Lemonade', 'Ana');
  await waitUntilCached(diner);
  await waitUntilKept(diner, 'Ana');
}

describe('a receipt that was opened on this phone', () => {
  const app = setUpApp();

  test('opens without a signal with its last state and its age, and a tap made then is claimed once on return', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await sitsDown(ana, link);

    await ana.context.setOffline(true);
    await ana.page.reload();
    await ana.sees('Last seen just now. You are offline. What you tap is kept, and claimed when you are back online.');
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText(WAITS);

    // The phone drops the page, and it is opened again, still without a signal.
    await ana.page.close();
    const later = await ana.opensAgain();
    await later.open(link);
    await expect(later.item('Soup')).toContainText(WAITS);
    await later.seesOwnClaim('Lemonade', 'Ana');

    await later.context.setOffline(false);
    await later.seesOwnClaim('Soup', 'Ana');
    await expect(later.page.getByText(WAITS)).toHaveCount(0);
    await expect(later.page.getByText(/Last seen/)).toHaveCount(0);
    await later.owes('$16.50');
    await priya.open(link);
    await priya.seesClaimOf('Ana', 'Soup');
  });

  test('is forgotten with the list of tables', async () => {
    app().faults.allow(/Unreachable: No connection/);
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await sitsDown(ana, link);
    await ana.goTo('/');
    await ana.button('Clear list').click();
    await ana.context.setOffline(true);
    await ana.goTo(link);
    await expect(ana.heading('No connection').first()).toBeVisible();
    await expect(ana.page.getByText('Lemonade')).toHaveCount(0);
  });

  test('is forgotten when its host deletes it', async () => {
    app().faults.allow(/Unreachable: No connection/);
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await sitsDown(ana, link);
    await priya.goTo(link.replace('live-receipt', 'receipts'));
    await priya.button('Delete receipt').click();
    await expect(ana.heading('The host took this bill away')).toBeVisible();
    await ana.context.setOffline(true);
    await ana.page.reload();
    await expect(ana.heading('No connection').first()).toBeVisible();
  });

  test('of one account is not shown to the next', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().accountHolder()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.signsUpAndIn('ana.offline');
    await sitsDown(ana, link);
    await ana.button('Account menu').click();
    await ana.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await ana.seesToast('Logged out successfully');
    expect(
      await ana.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fairtab.seen'))),
    ).toEqual([]);
    // Nothing is left on the device, not even the app.
    await ana.context.setOffline(true);
    await expect(ana.goTo(link)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

describe('a server that is down', () => {
  const { app, product } = setUpProduct();

  test('does not keep a phone from opening its tables, nor from claiming as soon as it is back', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await sitsDown(ana, link);
    await product().stop();

    await ana.goTo('/');
    await ana.page.getByRole('link', { name: /Corner Deli/ }).click();
    await ana.sees(/^Last seen just now\. Fairtab cannot be reached just now\. What you tap is kept\.$/);
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText('Waiting to be claimed');

    await product().startAgain();
    await ana.seesOwnClaim('Soup', 'Ana');
    await expect(ana.page.getByText(/Last seen/)).toHaveCount(0, { timeout: 14_000 });
    await ana.owes('$16.50');
  });
});
