import { mkdirSync } from 'node:fs';
import { screenshotAccount } from './accountScreens';
import { App } from '../rig/app';
import { CALAGEROS } from '../rig/bills';
import { openBrowser, PHONE } from '../rig/browser';
import type { Host } from '../rig/Host';
import { Product } from '../rig/product';
import { screenshotReadme } from './readmeScreens';
import { FOLDER, screenshot } from '../rig/screenshot';
import { screenshotScan } from './scanScreens';
import { screenshotTable, screenshotTableEnds } from './tableScreens';

async function screenshotWizard(host: Host): Promise<string> {
  const { page } = host;
  const take = (name: string) => screenshot({ page, name });
  await host.goTo('/');
  await host.heading('How It Works').waitFor();
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

async function screenshotInformation(app: App): Promise<void> {
  const { page } = await app.diner();
  for (const name of ['pricing', 'faqs', 'privacy-policy', 'terms-of-service']) {
    await page.goto(`/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await screenshot({ page, name });
  }
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

async function screenshotWizardAndTable(app: App): Promise<void> {
  const host = await app.host(PHONE);
  const link = await screenshotWizard(host);
  await screenshotTable({ app, host, link });
}

const PARTS: Readonly<Record<string, (app: App) => Promise<void>>> = {
  readme: screenshotReadme,
  table: screenshotWizardAndTable,
  ends: screenshotTableEnds,
  scan: screenshotScan,
  information: screenshotInformation,
  missing: screenshotNotFound,
  account: (app) => screenshotAccount(app, screenshot),
};

/** `npm run screens`: saves a picture of every screen with a real bill, for reviews; `-- scan account` those of some parts. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}, but ${Object.keys(PARTS).join(', ')}.`);
  mkdirSync(FOLDER, { recursive: true });
  const given = process.env.FAIRTAB_URL;
  const product = given ? null : await Product.start();
  const browser = await openBrowser();
  const app = new App({ url: given ?? product?.url ?? '', browser });
  try {
    for (const [name, take] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await take(app);
  } finally {
    await browser.close();
    await product?.close();
  }
  process.stdout.write(`\nThey are in ${FOLDER}, those of the README in docs/screens.\n`);
}

await main(process.argv.slice(2));
