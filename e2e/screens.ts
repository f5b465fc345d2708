import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { screenshotAccount } from './accountScreens';
import { App } from './app';
import { CALAGEROS } from './bills';
import { LAPTOP, openBrowser, PHONE } from './browser';
import type { Diner } from './Diner';
import type { Host } from './Host';
import { Product } from './product';

const FOLDER = 'docs/screens/all';
const SIZES = [
  { size: '390x844', viewport: PHONE.viewport },
  { size: '1280x800', viewport: LAPTOP.viewport },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Saves the current screen at both sizes, light and dark. A page without a dialog is saved in full length too. */
async function screenshot({ page, name }: { page: Page; name: string }): Promise<void> {
  for (const { size, viewport } of SIZES)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      const path = `${FOLDER}/${name}-${size}-${colorScheme}`;
      await page.screenshot({ path: `${path}.png` });
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      if (!isDialog) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
    }
  await page.setViewportSize(PHONE.viewport);
  process.stdout.write(`  ${name}\n`);
}

async function screenshotWizard(host: Host): Promise<string> {
  const { page } = host;
  const take = (name: string) => screenshot({ page, name });
  await host.goTo('/');
  await host.heading('How it works').waitFor();
  await take('home');
  await host.goTo('/submit-receipt');
  await host.button('Continue to Manual Entry').waitFor();
  await take('wizard-1-start');
  await host.button('Continue to Manual Entry').click();
  await host.field('Restaurant name').waitFor();
  await take('wizard-2-empty');
  await host.button('Review').click();
  await host.toasts.waitFor();
  await take('wizard-2-toast');
  await host.typeBill(CALAGEROS);
  await host.field('Venmo').fill('!');
  await page.keyboard.press('Tab');
  await host.button('Review').click();
  await page.getByText('One thing to correct').waitFor();
  await take('wizard-2-problem');
  await host.field('Venmo').fill(CALAGEROS.venmo);
  await host.button('Review').click();
  await host.button('Submit Receipt').waitFor();
  await take('wizard-3-review');
  await host.button('Submit Receipt').click();
  const link = await host.sharedLink();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await take('wizard-4-shared');
  await host.goTo('/');
  await host.heading('Your tables').waitFor();
  await take('home-with-tables');
  return link;
}

async function closeDialog({ page }: Diner): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function screenshotTable({ app, host, link }: { app: App; host: Host; link: string }): Promise<void> {
  const maya = await app.diner();
  const theo = await app.diner();
  await Promise.all([maya.open(link), theo.open(link), host.open(link)]);
  await screenshot({ page: maya.page, name: 'live-untouched' });
  await maya.button('Share').click();
  await maya.page.getByRole('img', { name: /^QR code/ }).waitFor();
  await screenshot({ page: maya.page, name: 'live-dialog-share' });
  await closeDialog(maya);

  const dialog = await maya.openClaimDialog('Grey Goose');
  await dialog.getByRole('textbox', { name: 'Your Name' }).fill('Maya');
  await screenshot({ page: maya.page, name: 'live-dialog-claim' });
  await closeDialog(maya);
  await maya.claim('Grey Goose', { as: 'Maya', units: 1 });
  await maya.seesOwnClaim('Grey Goose', 'Maya');
  await maya.claim('Shrimp Scampi', { sharedBy: 3 });
  await maya.seesOwnClaim('Shrimp Scampi', 'Maya');
  await screenshot({ page: maya.page, name: 'live-diner' });
  await theo.claim('Chicken Milanese', { as: 'Theo', units: 1 });
  await theo.seesOwnClaim('Chicken Milanese', 'Theo');
  await theo.tap('Corona');
  await theo.seesOwnClaim('Corona', 'Theo');
  await theo.claim('Shrimp Scampi');
  await theo.seesOwnClaim('Shrimp Scampi', 'Theo');
  await maya.button('For someone without a phone').click();
  await maya.dialog().getByRole('textbox', { name: 'Their Name' }).fill('Mia');
  await maya
    .dialog()
    .getByRole('checkbox', { name: /^Pineapple/ })
    .check();
  await screenshot({ page: maya.page, name: 'live-dialog-someone-else' });
  await maya.button(/^Claim .* for Mia$/, maya.dialog()).click();
  await maya.seesOwnClaim('Pineapple Juice', 'Mia');

  await theo.openPayDialog();
  await screenshot({ page: theo.page, name: 'live-dialog-pay' });
  await theo.choose('Venmo');
  await screenshot({ page: theo.page, name: 'live-dialog-pay-venmo' });
  await closeDialog(theo);
  await theo.payAll('Venmo', { handle: 'theo-eats' });
  await screenshot({ page: theo.page, name: 'live-diner-paid' });

  await host.claim('Veal Milanese', { as: 'Priya' });
  await host.seesOwnClaim('Veal Milanese', 'Priya');
  await screenshot({ page: host.page, name: 'live-host' });
  await host.chip('Grey Goose', 'Maya').getByRole('button').click();
  await host.dialog('Maya: Grey Goose').waitFor();
  await screenshot({ page: host.page, name: 'live-dialog-claim-details' });
  await closeDialog(host);
  await host.openEditor();
  await screenshot({ page: host.page, name: 'live-dialog-edit' });
  await closeDialog(host);
  await host.cancelsClaim('Maya', 'Grey Goose');
  await maya.page.getByText('Cancelled by the host').waitFor();
  await host.disputes('Theo');
  await theo.page.getByText(/^Priya says your/).waitFor();
  await screenshot({ page: theo.page, name: 'live-diner-disputed' });

  await maya.context.setOffline(true);
  await maya.tap('Belvedere');
  await maya.page.getByText('Will claim when you are back online').first().waitFor();
  await screenshot({ page: maya.page, name: 'live-diner-offline' });
  await maya.context.setOffline(false);
  await maya.seesOwnClaim('Belvedere', 'Maya');

  const id = link.split('/').at(-1) ?? '';
  await maya.goTo(`/shared-receipts/${id}`);
  await maya.heading('Receipt Summary').waitFor();
  await screenshot({ page: maya.page, name: 'shared-receipt' });
  await host.goTo(`/receipts/${id}`);
  await host.heading('History').waitFor();
  await screenshot({ page: host.page, name: 'detail-host' });
}

async function screenshotNotFound(app: App): Promise<void> {
  const { page } = await app.diner();
  await page.goto('/no-such-page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screenshot({ page, name: 'not-found' });
  await page.goto('/live-receipt/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screenshot({ page, name: 'receipt-not-found' });
}

/** `npm run screens`: saves a picture of every screen with a real bill, for reviews. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const given = process.env.FAIRTAB_URL;
  const product = given ? null : await Product.start();
  const browser = await openBrowser();
  const app = new App({ url: given ?? product?.url ?? '', browser });
  try {
    const host = await app.host(PHONE);
    const link = await screenshotWizard(host);
    await screenshotTable({ app, host, link });
    await screenshotNotFound(app);
    await screenshotAccount(app, screenshot);
  } finally {
    await browser.close();
    await product?.close();
  }
  process.stdout.write(`\nThey are in ${FOLDER}.\n`);
}

await main();
