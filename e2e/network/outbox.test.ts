import { afterAll, afterEach, beforeAll, beforeEach, describe, inject, expect as expectNow, test } from 'vitest';
import type { Browser } from 'playwright';
import { App } from '../rig/app';
import { BadNetwork } from '../rig/BadNetwork';
import { LUNCH } from '../rig/bills';
import { openBrowser } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

/** In ms: a try that gets no answer takes 8 s, and the pauses between tries grow. */
const PATIENCE = { timeout: 60_000 };
const WAITS = 'Waiting to be claimed';

interface Bill {
  receipt: {
    items: { name: string; claims: { claimerName: string; status: string }[] }[];
    payments: { amount: string; status: string }[];
  };
}

let browser: Browser;
let network: BadNetwork;
let app: App;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
beforeEach(async () => {
  network = new BadNetwork(inject('productUrl'));
  await network.start();
  app = new App({ url: network.url, browser });
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await app.screenshotAll(task.name);
  await app.close();
  network.close();
  expectNow(app.faults.take()).toEqual([]);
});
afterAll(() => browser.close());

/** Who has what, as the server knows it. */
async function billOf(diner: Diner, link: string) {
  const { receipt } = await diner.ask<Bill>(
    'query ($id: ID!) { receipt(id: $id) { items { name claims { claimerName status } } payments { amount status } } }',
    { id: link.split('/').at(-1) },
  );
  const claims = receipt.items.flatMap(({ name, claims: of }) =>
    of.map(({ claimerName, status }) => `${claimerName} ${name} ${status}`),
  );
  return { claims: claims.toSorted(), payments: receipt.payments };
}

/** Waits until so many more writes have failed. */
async function failures(count: number): Promise<void> {
  const before = network.failed;
  await expect.poll(() => network.failed - before, PATIENCE).toBeGreaterThanOrEqual(count);
}

async function sitDown(): Promise<{ ana: Diner; link: string }> {
  const [priya, ana] = await Promise.all([app.host(), app.diner()]);
  const link = await priya.createsReceipt(LUNCH);
  await ana.open(link);
  await ana.claim('Lemonade', { as: 'Ana', units: 1 });
  await ana.seesOwnClaim('Lemonade', 'Ana');
  return { ana, link };
}

describe('a phone whose network fails', () => {
  test('loses no tap to 502, 503, 504, silence, lost answers and reloads, and none counts twice', async () => {
    const { ana, link } = await sitDown();
    network.weather = 502;
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText(WAITS);
    network.weather = 503;
    await ana.page.reload();
    await expect(ana.item('Soup')).toContainText(WAITS);
    await ana.tap('Sandwich');
    await expect(ana.item('Sandwich')).toContainText(WAITS);
    network.weather = 'silent';
    await failures(1);
    network.weather = 504;
    await failures(1);
    // The server makes the first claim now, and the phone does not learn it.
    network.weather = 'lost';
    await expect.poll(() => network.passed.size, PATIENCE).toBeGreaterThan(1);
    await ana.page.reload();
    await expect(ana.item('Sandwich')).toContainText(WAITS);
    network.weather = 'fair';

    for (const dish of ['Soup', 'Sandwich']) {
      await expect(ana.item(dish)).not.toContainText(WAITS, PATIENCE);
      await ana.seesOwnClaim(dish, 'Ana');
    }
    expectNow((await billOf(ana, link)).claims).toEqual([
      'Ana Lemonade CLAIMED',
      'Ana Sandwich CLAIMED',
      'Ana Soup CLAIMED',
    ]);
  });

  test('gives a claim back once, although the answer was lost', async () => {
    const { ana, link } = await sitDown();
    network.weather = 'lost';
    await ana.unclaim('Lemonade', 'Ana');
    await failures(2);
    network.weather = 'fair';
    await ana.seesInBar('Item unclaimed');
    await expect(ana.page.getByText('Waiting to be sent')).toHaveCount(0);
    expectNow((await billOf(ana, link)).claims).toEqual([]);
  });

  test('pays once, and says until then that the payment waits', async () => {
    const { ana, link } = await sitDown();
    network.weather = 503;
    await ana.reportsPayment('Cash');
    await ana.sees('Waiting to be sent');
    await ana.sees('Payment of $5.50');
    await expect(ana.button(/^Pay \$/, ana.yourPart)).toBeDisabled();
    await ana.page.reload();
    await ana.sees('Payment of $5.50');
    network.weather = 'lost';
    await failures(1);
    network.weather = 'fair';
    await expect(ana.page.getByText('Waiting to be sent')).toHaveCount(0, PATIENCE);
    await ana.seesAllPaid();
    const { payments } = await billOf(ana, link);
    expectNow(payments).toEqual([{ amount: '5.50', status: 'REPORTED' }]);
  });

  test('does not send what its person took back meanwhile', async () => {
    const { ana, link } = await sitDown();
    network.weather = 502;
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText(WAITS);
    await ana.button('Do not claim Soup').click();
    await expect(ana.item('Soup')).not.toContainText(WAITS);
    network.weather = 'fair';
    await ana.tap('Sandwich');
    await ana.seesOwnClaim('Sandwich', 'Ana');
    const claims = async () => (await billOf(ana, link)).claims;
    await expect.poll(claims).toEqual(['Ana Lemonade CLAIMED', 'Ana Sandwich CLAIMED']);
  });

  test('gives back what its person took back when it was on its way to the server', async () => {
    const { ana, link } = await sitDown();
    network.weather = 502;
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText(WAITS);
    network.weather = 'slow';
    await failures(1);
    await ana.button('Do not claim Soup').click();
    await expect(ana.item('Soup')).not.toContainText(WAITS);
    network.weather = 'fair';
    await ana.seesInBar('Item unclaimed');
    await expect(ana.button(/^Claim Soup/)).toBeVisible();
    expectNow((await billOf(ana, link)).claims).toEqual(['Ana Lemonade CLAIMED']);
  });

  test('stays one diner who takes two dishes before the first answer came', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    network.weather = 'slow';
    await ana.claim('Soup', { as: 'Ana' });
    await ana.tap('Sandwich');
    await expect(ana.ownClaim('Sandwich', 'Ana')).toBeVisible();
    await expect.poll(() => network.failed).toBeGreaterThan(0);
    network.weather = 'fair';
    await ana.owes('$33.00');
    const { receipt } = await ana.ask<{ receipt: { people: { name: string; owes: string }[] } }>(
      'query ($id: ID!) { receipt(id: $id) { people { name owes } } }',
      { id: link.split('/').at(-1) },
    );
    expectNow(receipt.people).toEqual([{ name: 'Ana', owes: '33.00' }]);
  });

  test('has its tap sent by one of two tabs, once', async () => {
    const { ana, link } = await sitDown();
    const other = await ana.opensAgain();
    await other.open(link);
    network.weather = 502;
    await ana.tap('Soup');
    for (const tab of [ana, other]) await expect(tab.item('Soup')).toContainText(WAITS);
    const before = new Set(network.passed.keys());
    network.weather = 'fair';
    for (const tab of [ana, other]) await tab.seesOwnClaim('Soup', 'Ana');
    const [sent] = [...network.passed].filter(([key]) => !before.has(key));
    expectNow(sent?.[1]).toBe(1);
    expectNow((await billOf(ana, link)).claims).toEqual(['Ana Lemonade CLAIMED', 'Ana Soup CLAIMED']);
  });
});

describe('a host whose network fails', () => {
  test('sees that the answer to a payment waits, and confirms it once', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.payAll('Cash');
    network.weather = 503;
    await priya.button(/^Confirm .* from Ana/).click();
    await priya.sees('Waiting to be sent');
    await expect(priya.button(/^Confirm .* from Ana/)).toHaveCount(0);
    await priya.page.reload();
    await priya.sees('Confirm a payment');
    network.weather = 'fair';
    await priya.seesToast('Payment confirmed');
    expectNow((await billOf(priya, link)).payments).toEqual([{ amount: '11.00', status: 'CONFIRMED' }]);
  });
});
