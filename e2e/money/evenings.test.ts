import { describe, test } from 'vitest';
import type { AccountHolder } from '../rig/AccountHolder';
import { problemsOn } from '../rig/axe';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';
import type { Visitor } from '../rig/Visitor';

const NAME_OR_LINK = 'A name for a new evening, or the link of one';

describe('an evening', () => {
  const app = setUpApp();

  /** Opens an evening and waits until its news are pushed. */
  async function follows({ page }: Visitor, evening: string): Promise<void> {
    const pushed = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('eveningChanged')),
      );
    await page.goto(evening);
    await pushed;
  }

  /** Puts a receipt into an evening, by a new name or a link. */
  async function putIn(host: AccountHolder, { live, text }: { live: string; text: string }): Promise<void> {
    await host.goTo(live.replace('/live-receipt/', '/receipts/'));
    await host.page.getByRole('textbox', { name: NAME_OR_LINK }).fill(text);
    await host.button('Put It in an Evening').click();
    await expect(host.page.getByRole('link', { name: 'Friday' })).toBeVisible();
  }

  test('with three receipts of two accounts is settled with two transfers, which arrive', async () => {
    const [ana, ben, cleo] = await Promise.all([app().accountHolder(), app().accountHolder(), app().diner(PHONE)]);
    await ana.signsUpAndIn('ana.evening');
    await ben.signsUpAndIn('ben.evening');
    const bars = [
      await ana.createsReceipt({ ...LUNCH, restaurantName: 'Roma', hostName: 'Ana' }),
      await ana.createsReceipt({ ...LUNCH, restaurantName: 'Luna', hostName: 'Ana' }),
    ] as const;
    const taxi = await ben.createsReceipt({ ...LUNCH, restaurantName: 'Taxi', hostName: 'Ben' });
    await putIn(ana, { live: bars[0], text: 'Friday' });
    await ana.page.getByRole('link', { name: 'Friday' }).click();
    await expect(ana.heading('Friday')).toBeVisible();
    const evening = new URL(ana.page.url()).pathname;
    expect(evening).toMatch(/^\/evenings\/[\w-]{22}$/);
    await putIn(ana, { live: bars[1], text: ana.page.url() });
    await putIn(ben, { live: taxi, text: `https://fairtab.example${evening}` });

    // Ana and Ben owe each other the same.
    for (const link of [...bars, taxi]) {
      await cleo.open(link);
      await cleo.claim('Soup', { as: 'Cleo' });
      await cleo.seesOwnClaim('Soup', 'Cleo');
    }
    await ben.open(bars[0]);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    await ana.open(taxi);
    await ana.claim('Sandwich', { as: 'Ana' });
    await ana.seesOwnClaim('Sandwich', 'Ana');

    await cleo.goTo(evening);
    await cleo.sees('Cleo pays Ana');
    await cleo.sees('Cleo pays Ben');
    expect(await problemsOn(cleo.page)).toEqual([]);
    await cleo.button('Propose to Settle').click();
    await cleo.sees('It waits for Ana and Ben.');
    await ana.goTo(evening);
    await ana.button('Agree').click();
    await ana.sees('It waits for Ben.');
    await ben.goTo(evening);
    await ben.button('Settle the Evening').click();
    await ben.sees('Cleo pays Ana $22.00');
    await ben.sees('Cleo pays Ben $11.00');

    await cleo.goTo(evening);
    for (const left of [1, 0]) {
      await cleo.button('I Paid by cash').first().click();
      await expect(cleo.button('I Paid by cash')).toHaveCount(left);
    }
    for (const host of [ana, ben]) {
      await host.goTo(evening);
      await host.button('It Arrived').click();
      await expect(host.button('It Arrived')).toHaveCount(0);
    }
    await ben.sees('All of it has arrived.');
    expect(await problemsOn(ben.page)).toEqual([]);
    await ben.goTo(taxi.replace('/live-receipt/', '/receipts/'));
    await ben.sees('The evening “Friday” settled $11.00 of Cleo');
  });

  test('has the taxi that a diner paid, which is netted with the bill, and is on the list of the account', async () => {
    const [ana, cleo] = await Promise.all([app().accountHolder(PHONE), app().diner(PHONE)]);
    await ana.signsUpAndIn('ana.taxi');
    const bar = await ana.createsReceipt({ ...LUNCH, restaurantName: 'Roma', hostName: 'Ana' });
    const evening = await ana.beginsEvening({ link: bar, name: 'Friday' });
    await cleo.goTo(evening);
    await expect(cleo.heading('Friday')).toBeVisible();
    await expect(cleo.button('I Paid Something Else')).toHaveCount(0);
    await cleo.open(bar);
    await cleo.claim('Soup', { as: 'Cleo' });
    await cleo.seesOwnClaim('Soup', 'Cleo');

    await cleo.goTo(evening);
    await cleo.sees('pays $11.00');
    await cleo.button('I Paid Something Else').click();
    const dialog = cleo.dialog('What else did you pay?');
    await dialog.getByRole('textbox', { name: 'What it was' }).fill('Taxi');
    await dialog.getByRole('textbox', { name: 'How much it was' }).fill('30');
    expect(await problemsOn(cleo.page)).toEqual([]);
    await cleo.button('Put It in the Evening', dialog).click();
    await cleo.seesToast('Taxi is in the evening');
    await cleo.sees('Cleo paid $30.00');
    await cleo.sees('$15.00 is not claimed yet');

    await ana.goTo(evening);
    await ana.page.getByRole('link', { name: 'Claim your part of Taxi' }).click();
    await ana.claim('Taxi', { as: 'Ana' });
    await ana.seesOwnClaim('Taxi', 'Ana');
    await ana.goTo(evening);
    await ana.sees('Ana pays Cleo');
    await ana.sees('pays $4.00');
    await expect(ana.page.getByRole('link', { name: /^Claim your part of Taxi/ })).toHaveCount(0);
    expect(await problemsOn(ana.page)).toEqual([]);

    await ana.goTo('/people');
    const inList = ana.page.getByRole('region', { name: 'Your evenings' }).getByRole('link');
    await expect(inList).toHaveText(/^Friday2 receipts · .*you pay \$4\.00$/);
    expect(await problemsOn(ana.page)).toEqual([]);
    await inList.click();
    await expect(ana.page).toHaveURL(new RegExp(`${evening}$`));
  });

  test('shows each phone within a second what another one adds, settles and pays, also after it was offline', async () => {
    const SOON = { timeout: 1_000 };
    const [ana, cleo] = await Promise.all([app().accountHolder(PHONE), app().diner(PHONE)]);
    await ana.signsUpAndIn('ana.live');
    const bar = await ana.createsReceipt({ ...LUNCH, restaurantName: 'Roma', hostName: 'Ana' });
    const taxi = await ana.createsReceipt({ ...LUNCH, restaurantName: 'Taxi', hostName: 'Ana' });
    const evening = await ana.beginsEvening({ link: bar, name: 'Friday' });
    await cleo.open(bar);
    await cleo.claim('Soup', { as: 'Cleo' });
    await cleo.seesOwnClaim('Soup', 'Cleo');

    // Cleo follows from now on, and Ana writes.
    await follows(cleo, evening);
    const manager = await ana.context.newPage();
    await manager.goto(taxi.replace('/live-receipt/', '/receipts/'));
    await follows(ana, evening);
    await manager.getByRole('textbox', { name: NAME_OR_LINK }).fill(`https://fairtab.example${evening}`);
    await manager.getByRole('button', { name: 'Put It in an Evening' }).click();
    await expect(manager.getByRole('link', { name: 'Friday' })).toBeVisible();
    for (const { page } of [ana, cleo]) await expect(page.getByText('2 receipts · 2 people')).toBeVisible(SOON);
    await manager.close();

    await ana.button('Settle the Evening').click();
    await ana.sees('Cleo pays Ana $11.00');
    await expect(cleo.button('I Paid by cash')).toBeVisible(SOON);
    await cleo.button('I Paid by cash').click();
    await expect(cleo.button('I Paid by cash')).toHaveCount(0);
    await expect(ana.button('It did not arrive')).toBeVisible(SOON);

    // What happens while a phone is offline is there when it is back.
    await cleo.context.setOffline(true);
    await cleo.sees('Offline. This is the evening as it was when you were last online.');
    await ana.button('It Arrived').click();
    await ana.sees('All of it has arrived.');
    await cleo.context.setOffline(false);
    await cleo.sees('All of it has arrived.');
  });
});
