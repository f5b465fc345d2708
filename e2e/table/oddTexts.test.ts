import type { BrowserContextOptions } from 'playwright';
import { describe, test } from 'vitest';
import type { Bill } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { cutTexts, setTextSize } from '../rig/fitting';
import { setUpApp } from '../rig/setUpApp';

const LONGEST = 'W'.repeat(60);

/** The longest and oddest names that people may enter. */
const NAMES = {
  unbroken: LONGEST,
  arabic: 'مطعمالبحرالأبيضالمتوسطللمأكولاتالشهيةوالحلوياتالعربيةاللذيذ'.slice(0, 60),
  hebrew: 'מסעדתהיםהתיכוןלמאכליםטעימיםומתוקיםנהדריםשלכולהמשפחהבירושלים'.slice(0, 60),
  emoji: '🍕🍝🍷👨‍👩‍👧‍👦🏳️‍🌈'.repeat(2),
  combining: 'Z\u0351\u036b\u0343a\u0321\u034al\u0356g\u0321o\u031b'.repeat(3).normalize('NFC'),
};

const ODD: Bill = {
  restaurantName: LONGEST,
  description: LONGEST,
  items: [
    ...Object.values(NAMES).map((name) => ({ name, price: '19.99' })),
    { name: `${LONGEST.slice(1)}x`, price: '190000.01', quantity: 99 },
  ],
  tax: '99999.99',
  hostName: LONGEST,
  venmo: 'priya-pays',
  takesCash: true,
};

const WIDTHS = [320, 360, 390, 768, 1280];
const PAGES = ['live-receipt', 'receipts', 'shared-receipts'];

const CLAIM = 'mutation ($input: ClaimItemInput!) { claimItem(input: $input) { __typename } }';

async function itemIdsOf(diner: Diner, link: string): Promise<string[]> {
  const { receipt } = await diner.ask<{ receipt: { items: { id: string }[] } }>(
    'query ($id: ID!) { receipt(id: $id) { items { id } } }',
    { id: link.split('/').at(-1) },
  );
  return receipt.items.map(({ id }) => id);
}

/** Takes every dish but the last, each under another name. */
async function claimAllButTheLast(diner: Diner, link: string): Promise<void> {
  const itemIds = await itemIdsOf(diner, link);
  for (const [index, claimerName] of Object.values(NAMES).entries())
    await diner.ask(CLAIM, { input: { itemId: itemIds[index], claimerName } });
}

/** @throws when a text is cut, in usual letters or twice as large. */
async function expectToFit(diner: Diner): Promise<void> {
  expect(await cutTexts(diner)).toEqual([]);
  await setTextSize(diner, 200);
  expect(await cutTexts(diner)).toEqual([]);
  await setTextSize(diner, 100);
}

function screenOf(width: number): BrowserContextOptions {
  const isPhone = width < 768;
  return { viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone, reducedMotion: 'reduce' };
}

describe('any text that a person may enter', () => {
  const app = setUpApp();

  for (const path of PAGES)
    test(`fits on /${path} at ${WIDTHS.join(', ')} px, in usual letters and twice as large`, async () => {
      const [priya, ana, ben] = await Promise.all([app().host(), app().diner(screenOf(320)), app().diner()]);
      const link = await priya.createsReceipt(ODD);
      await claimAllButTheLast(ben, link);
      await ana.goTo(link.replace('live-receipt', path));
      await expect(ana.page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(ana.page.getByText(NAMES.arabic).first()).toBeAttached();
      const cut: Record<string, string[]> = {};
      for (const width of WIDTHS)
        for (const percent of [100, 200]) {
          await ana.page.setViewportSize({ width, height: 800 });
          await setTextSize(ana, percent);
          cut[`${width} px, ${percent}%`] = await cutTexts(ana);
        }
      expect(Object.keys(cut)).toHaveLength(10);
      expect(Object.entries(cut).filter(([, texts]) => texts.length > 0)).toEqual([]);
    });

  test('fits with twenty people at one dish of a bill of 300 lines, whose row stays one row', async () => {
    const [priya, ana] = await Promise.all([app().host(screenOf(320)), app().diner()]);
    const lines = Array.from({ length: 299 }, (_, index) => ({
      name: `${index + 1} ${LONGEST}`.slice(0, 60),
      price: '1.00',
    }));
    const paella = { name: 'Paella', price: '60.00', splitWith: 20 };
    const link = await priya.createsReceipt({ ...ODD, items: [paella, ...lines] });
    const [paellaId] = await itemIdsOf(ana, link);
    for (let guest = 1; guest <= 20; guest += 1)
      await ana.ask(CLAIM, { input: { itemId: paellaId, claimerName: `Guest ${guest}`, units: 1, splitCount: 20 } });
    await priya.open(link);
    await expect(priya.item('Paella')).toContainText('+17');
    expect((await priya.item('Paella').boundingBox())?.height).toBeLessThanOrEqual(60);
    await expectToFit(priya);
  });

  test('fits in sums of millions, for the diner who owes them', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().accountHolder(screenOf(320))]);
    await ana.signsUpAndIn('ana.millions');
    await ana.open(await priya.createsReceipt(ODD));
    const dish = ODD.items.at(-1)?.name ?? '';
    await ana.claim(dish, { as: LONGEST, units: 99 });
    await ana.seesOwnClaim(dish, LONGEST);
    await expect(ana.button(/^Pay \$18,9\d\d,\d\d\d\.\d\d$/)).toBeVisible();
    await expectToFit(ana);

    await ana.openPayDialog();
    await expect(ana.dialog()).toContainText(/\$18,9\d\d,\d\d\d\.\d\d/);
    await expectToFit(ana);
    await ana.page.keyboard.press('Escape');
    await ana.openClaimDialog(ODD.items[0]?.name ?? '');
    await expectToFit(ana);
    await ana.goTo(ana.page.url().replace(/live-receipt(\/[\w-]+).*/, 'receipts$1/payment'));
    await expect(ana.heading('Pay Your Share')).toBeVisible();
    await expectToFit(ana);
  });

  test('fits for the host: in the dialogs of the table, and on every step of the wizard', async () => {
    const priya = await app().host(screenOf(320));
    await priya.startReceipt();
    await priya.typeBill(ODD);
    await expectToFit(priya);
    await priya.button('Review').click();
    await expect(priya.button('Submit Receipt')).toBeVisible();
    await expectToFit(priya);
    await priya.button('Submit Receipt').click();
    const link = await priya.sharedLink();
    await expectToFit(priya);
    await priya.open(link);
    await priya.openEditor();
    await expectToFit(priya);
    await expect
      .poll(async () => {
        await priya.page.keyboard.press('Escape');
        return priya.dialog().count();
      })
      .toBe(0);
    await priya.button('Share').click();
    await expect(priya.dialog()).toBeVisible();
    await expectToFit(priya);
  });
});
