import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { problemsOn } from '../rig/axe';
import { CALAGEROS } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

const expectNoProblems = async ({ page }: Diner) => expect(await problemsOn(page)).toEqual([]);

async function closeDialog({ page }: Diner): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

describe('axe finds no problem', () => {
  const app = setUpApp();

  test('on the wizard from start to share view, and the receipts of this device', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    await expect(host.button('Continue to Manual Entry')).toBeVisible();
    await expectNoProblems(host);
    await host.button('Continue to Manual Entry').click();
    await host.button('Review').click();
    await host.seesToast('Add some items');
    await expectNoProblems(host);
    await host.typeBill(CALAGEROS);
    await host.field('Venmo').fill('!');
    await host.page.keyboard.press('Tab');
    await host.button('Review').click();
    await host.sees('One thing to correct');
    await expectNoProblems(host);
    await host.field('Venmo').fill(CALAGEROS.venmo);
    await host.button('Review').click();
    await expect(host.button('Submit Receipt')).toBeVisible();
    await expectNoProblems(host);
    await host.button('Submit Receipt').click();
    await host.sharedLink();
    await expect(host.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoProblems(host);
    await host.goTo('/');
    await expect(host.heading('Your tables')).toBeVisible();
    await expectNoProblems(host);
  });

  test('on a person with whom an account has money to settle, and the dialogs that open there', async () => {
    const [hana, ben] = [await app().accountHolder(PHONE), await app().accountHolder(PHONE)];
    await Promise.all([hana.signsUpAndIn('hana.axe'), ben.signsUpAndIn('ben.axe')]);
    for (const restaurantName of ['Roma', 'Luna']) {
      await ben.open(await hana.createsReceipt({ ...CALAGEROS, restaurantName, hostName: 'Hana', venmo: 'hana-eats' }));
      await ben.claim('Corona', { as: 'Ben' });
      await ben.seesOwnClaim('Corona', 'Ben');
    }
    await ben.goTo('/people');
    await ben.page.getByRole('button', { name: /^Hana/ }).click();
    await ben.button(/^Pay \$/).click();
    await ben.dialog('Pay Hana').getByRole('radio', { name: /Venmo/ }).check();
    await expectNoProblems(ben);
    await ben.button(/^I paid/).click();
    await ben.seesToast(/^You reported/);
    await hana.goTo('/people');
    await hana.page.getByRole('button', { name: /^Ben/ }).click();
    await expect(hana.button(/^Confirm \$/)).toBeVisible();
    await expectNoProblems(hana);
  });

  test('on the live receipt of a diner and the dialogs on it', async () => {
    const [host, ana, ben] = await Promise.all([app().host(PHONE), app().diner(), app().diner()]);
    const link = await host.createsReceipt(CALAGEROS);
    await Promise.all([ana.open(link), ben.open(link)]);
    await expectNoProblems(ana);
    await ana.button('Share').click();
    await expect(ana.dialog().getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoProblems(ana);
    await closeDialog(ana);
    const dialog = await ana.openClaimDialog('Grey Goose');
    await dialog.getByText('Add an email or phone (optional)').click();
    await expectNoProblems(ana);
    await closeDialog(ana);
    await ana.claim('Grey Goose', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Grey Goose', 'Ana');
    await ben.claim('Corona', { as: 'Ben' });
    await ana.seesClaimOf('Ben', 'Corona');
    await expectNoProblems(ana);
    await expect(await ana.opensRow('Grey Goose')).toBeVisible();
    await expectNoProblems(ana);
    await ana.button('For someone without a phone').click();
    await expect(ana.dialog('For someone without a phone')).toBeVisible();
    await expectNoProblems(ana);
    await closeDialog(ana);
    await ana.opensMore();
    await expect(ana.button('Treat Ben', ana.dialog())).toBeVisible();
    await expectNoProblems(ana);
    await closeDialog(ana);
    await ana.openPayDialog();
    await ana.choose('Venmo');
    await expectNoProblems(ana);
    await closeDialog(ana);
    await ana.payAll('Venmo');
    await expectNoProblems(ana);
  });

  test('on the live receipt of a host, the claim view and the details', async () => {
    const [host, ana] = await Promise.all([app().host(PHONE), app().diner()]);
    const link = await host.createsReceipt(CALAGEROS);
    await Promise.all([host.open(link), ana.open(link)]);
    for (const item of ['Corona', 'Belvedere', 'Grey Goose']) {
      await ana.claim(item, { as: 'Ana' });
      await ana.seesOwnClaim(item, 'Ana');
    }
    await host.cancelsClaim('Ana', 'Belvedere');
    await expect(ana.item('Belvedere')).toContainText('Cancelled by the host');
    await ana.payAll('Cash');
    await expect(host.paymentOf('Ana')).toBeVisible();
    await expectNoProblems(host);
    await host.opensClaim('Ana', 'Corona');
    await expectNoProblems(host);
    await closeDialog(host);
    await host.openEditor();
    await expectNoProblems(host);
    await closeDialog(host);
    await host.disputes('Ana');
    await ana.sees(/^Priya says your .* did not arrive/);
    await expectNoProblems(ana);
    const id = link.split('/').at(-1) ?? '';
    await ana.goTo(`/shared-receipts/${id}`);
    await ana.button('QR Code').click();
    await expect(ana.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoProblems(ana);
    await host.goTo(`/receipts/${id}`);
    await expect(host.heading('History')).toBeVisible();
    await expectNoProblems(host);
  });

  test('on the page of a username and the form that sets it up', async () => {
    const ana = await app().accountHolder(PHONE);
    await ana.signsUpAndIn('ana.accessible');
    await ana.savesVenmo('ana-eats');
    await ana.button('Set Up').click();
    await expectNoProblems(ana);
    await ana.page.getByRole('checkbox', { name: /^Venmo/ }).check();
    await ana.button('Save').click();
    await ana.page.getByRole('link', { name: /^Open @/ }).click();
    await expect(ana.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoProblems(ana);
  });

  test.each(['/', '/privacy-policy', '/terms-of-service', '/faqs#fees', '/pricing'])(
    'on %s, which tells about Fairtab',
    async (path) => {
      const ana = await app().diner();
      await ana.goTo(path);
      await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoProblems(ana);
    },
  );

  test('on the pages that are not found', async () => {
    const ana = await app().diner();
    for (const path of ['/no-such-page', '/live-receipt/AAAAAAAAAAAAAAAAAAAAAA']) {
      await ana.goTo(path);
      await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoProblems(ana);
    }
  });
});
