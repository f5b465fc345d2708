import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { App } from '../rig/app';
import { CALAGEROS } from '../rig/bills';
import { LAPTOP, PHONE } from '../rig/browser';

const FOLDER = 'docs/screens';

/**
 * Takes the pictures of the README, and notes which messages of the product are read on each. A test finds the pictures that show
 * words which the product does not say any more (scripts/tools/readmePictures.test.ts).
 */
export async function screenshotReadme(app: App): Promise<void> {
  const messages = new Set(
    Object.keys(JSON.parse(await readFile('domain/language/messages/es.json', 'utf8')) as object),
  );
  const shown: Record<string, string[]> = {};
  const take = async (page: Page, name: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    const text = await page.evaluate(() => document.body.innerText);
    shown[`${name}.png`] = [...new Set(text.split('\n').map((line) => line.trim()))]
      .filter((line) => messages.has(line))
      .toSorted();
    process.stdout.write(`  ${name}\n`);
  };
  const [host, maya, theo, ben] = await Promise.all([
    app.host(PHONE),
    app.diner(PHONE),
    app.diner(PHONE),
    app.diner({ ...LAPTOP, reducedMotion: 'reduce' }),
  ]);
  await host.startReceipt();
  await host.typeBill(CALAGEROS);
  await host.button('Review').click();
  await host.button('Submit Receipt').click();
  const link = await host.sharedLink();
  await host.page.getByRole('img', { name: /^QR code/ }).waitFor();
  await host.page.locator('#payee-title').waitFor();
  await take(host.page, 'sharing-phone', 'light');
  await Promise.all([maya, theo, ben].map((diner) => diner.open(link)));
  await maya.claim('Grey Goose', { as: 'Maya', units: 1 });
  await maya.seesOwnClaim('Grey Goose', 'Maya');
  await maya.claim('Shrimp Scampi', { sharedBy: 3 });
  await maya.seesOwnClaim('Shrimp Scampi', 'Maya');
  await theo.claim('Chicken Milanese', { as: 'Theo', units: 1 });
  await theo.seesOwnClaim('Chicken Milanese', 'Theo');
  await ben.claim('Veal Milanese', { as: 'Ben' });
  await ben.seesOwnClaim('Veal Milanese', 'Ben');
  for (const { page } of [maya, ben]) {
    await page.reload();
    await page.getByText('Theo').first().waitFor();
  }
  await take(maya.page, 'live-receipt-phone', 'light');
  await take(ben.page, 'live-receipt-wide', 'dark');
  await theo.openPayDialog();
  await theo.choose('Venmo');
  await take(theo.page, 'paying-phone', 'light');
  await writeFile(`${FOLDER}/shown.json`, `${JSON.stringify(shown, null, 2)}\n`);
}
