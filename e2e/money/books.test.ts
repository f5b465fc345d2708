import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { describe, test } from 'vitest';
import { PASSWORD, type AccountHolder } from '../rig/AccountHolder';
import { LUNCH } from '../rig/bills';
import { LAPTOP } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename ... on Error { message } } }`;

/** A time zone that has another day than UTC, so that a page that the server wrote with its own day does not fit. */
function zoneWithAnotherDay(now: Date): string {
  return now.getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14';
}

/** Signs up through the API, because signing up is not what this is about. */
async function logsInAsNew(hana: AccountHolder): Promise<void> {
  const username = `hana-${crypto.randomUUID().slice(0, 8)}`;
  const { signUp } = await hana.ask<{ signUp: object }>(SIGN_UP, { input: { username, password: PASSWORD } });
  expect(signUp).toMatchObject({ __typename: 'SignUpPayload' });
  await hana.logsIn(username);
}

/** Opens a page and waits until a press on its buttons does something at once. */
async function opens(hana: AccountHolder, path: string): Promise<void> {
  await hana.goTo(path);
  await expect(hana.page.locator('html[data-hydrated]')).toBeAttached();
}

/** Follows a link to a file. @returns the file. */
async function downloads(hana: AccountHolder, link: Locator): Promise<Buffer> {
  await expect(link).toBeVisible();
  const [download] = await Promise.all([hana.page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

describe('the books of a host', () => {
  const app = setUpApp();

  test('have the receipt, the history and the summary as files, with a note that only the host sees', async () => {
    const timezoneId = zoneWithAnotherDay(new Date());
    const [hana, ana] = await Promise.all([app().accountHolder({ ...LAPTOP, timezoneId }), app().diner()]);
    await logsInAsNew(hana);
    const link = await hana.createsReceipt({ ...LUNCH, date: '2026-10-02', hostName: 'Hana' });
    await hana.createsReceipt({ ...LUNCH, restaurantName: 'Roma', date: '2026-11-03', hostName: 'Hana' });
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.payAll('Cash');
    await ana.claim('Sandwich');
    await ana.seesOwnClaim('Sandwich', 'Ana');

    await opens(hana, link.replace('live-receipt', 'receipts'));
    await hana.button('Add a note').click();
    await hana.dialog('For your books').getByLabel('Label').fill('Team lunch');
    await hana.dialog('For your books').getByLabel('Project').fill('Apollo');
    await hana.button('Save', hana.dialog('For your books')).click();
    await hana.sees('Team lunch · Apollo');
    const files = hana.page.getByRole('region', { name: 'Take it with you' });
    const receiptCsv = (await downloads(hana, files.getByRole('link', { name: 'CSV' }))).toString('utf8');
    expect(receiptCsv).toContain('Corner Deli,,Hana,Team lunch,Apollo');
    expect(receiptCsv).toMatch(/,claim,Soup,,,,,,11\.00,,Ana,1,1,paid,Cash,/);
    const receiptPdf = (await downloads(hana, files.getByRole('link', { name: 'PDF' }))).toString('latin1');
    expect(receiptPdf).toMatch(/^%PDF-/);
    expect(receiptPdf).toContain('Receipt: Corner Deli');

    await opens(hana, '/dashboard');
    await hana.sees(/ · since /);
    await hana.button('Export').click();
    const dialog = hana.dialog('Export');
    await expect(dialog).toContainText('2 receipts');
    await hana.button('Make a CSV', dialog).click();
    const historyCsv = await downloads(hana, dialog.getByRole('link', { name: /^Download fairtab-receipts-.*csv$/ }));
    expect(historyCsv.toString('utf8')).toMatch(/Corner Deli[^]*Roma/);
    await hana.button('Make a PDF', dialog).click();
    const historyPdf = await downloads(hana, dialog.getByRole('link', { name: /^Download fairtab-receipts-.*pdf$/ }));
    expect(historyPdf.toString('latin1')).toMatch(/^%PDF-/);

    await opens(hana, '/summary');
    const sum = hana.page.getByRole('region', { name: 'All together' });
    await expect(sum).toContainText('2 receipts');
    const filter = hana.page.getByRole('search');
    await filter.getByLabel('From').fill('2026-10-01');
    await filter.getByLabel('To').fill('2026-10-31');
    await filter.getByLabel('Label').fill('team LUNCH');
    await expect(sum).toContainText('1 receipt');
    await expect(sum.getByText('Your own cost').locator('..')).toContainText('$33.00');
    await expect(hana.page.getByRole('table', { name: 'By month' })).toContainText('October 2026');
    await hana.button('Make a CSV').click();
    const name = /^Download fairtab-business-summary-.*csv$/;
    const summaryCsv = (await downloads(hana, hana.page.getByRole('link', { name }))).toString('utf8');
    expect(summaryCsv).toContain(
      '2026-10-02,Corner Deli,Team lunch,Apollo,,USD,40.00,4.00,0.00,0.00,0.00,44.00,11.00,33.00',
    );
    expect(summaryCsv).not.toContain('Roma');

    // Nobody else at the table sees the note, neither on the screen nor in the files.
    const stranger = await ana.context.request.get(`/api/receipts/${link.split('/').at(-1) ?? ''}/csv`);
    expect(await stranger.text()).not.toContain('Apollo');
  });
});
