import { describe, test } from 'vitest';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

const FILE = [
  'Date,Description,Category,Cost,Currency,Priya,Ben,Cleo',
  '',
  '2026-03-01,Hotel,Lodging,300.00,USD,200.00,-100.00,-100.00',
  '2026-03-02,Taxi,Taxi,12.40,USD,-4.14,8.27,-4.13',
  '2026-03-03,Ben paid Priya,Payment,50.00,USD,-50.00,50.00,0.00',
  '',
  '2026-03-03,Total balance, , ,USD,145.86,-41.73,-104.13',
].join('\n');

describe('a Splitwise group', () => {
  const app = setUpApp();

  test('becomes a bill on which a second phone says who it is, owes what the file says, and pays it', async () => {
    const [priya, cleo] = await Promise.all([app().host(), app().diner()]);
    await priya.goTo('/submit-receipt');
    await priya.page
      .getByLabel('Saved mail, or file of a Splitwise group')
      .setInputFiles({ name: 'lisbon-trip_2026-03-05_export.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    const dialog = priya.dialog('Import a Splitwise group');
    await expect(dialog.getByText('gets $145.86')).toBeVisible();
    await expect(dialog.getByText('owes $41.73')).toBeVisible();
    await expect(dialog.getByText('owes $104.13')).toBeVisible();
    await dialog.getByRole('radio', { name: /Priya/ }).check({ force: true });
    await priya.button('Make the bill', dialog).click();
    await priya.page.waitForURL(/\/live-receipt\//);
    await priya.sees('Lisbon trip');

    await cleo.open(priya.page.url());
    await cleo.button('I am Cleo', cleo.person('Cleo')).click();
    await cleo.button('I am Cleo', cleo.dialog('Are you Cleo?')).click();
    await cleo.owes('$104.13');
    await cleo.payAll('Cash');
    await expect(priya.person('Cleo')).toContainText('paid $104.13');

    const ben = await app().diner();
    await ben.open(priya.page.url());
    await ben.page.getByRole('textbox', { name: 'What is your name?' }).fill('ben');
    await ben.button('That is me').click();
    await ben.button('It is me').click();
    await ben.button('I am Ben', ben.dialog('Are you Ben?')).click();
    await ben.owes('$41.73');
  });
});
