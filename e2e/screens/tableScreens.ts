import type { App } from '../rig/app';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import type { Host } from '../rig/Host';
import { screenshot } from '../rig/screenshot';

async function closeDialog({ page }: Diner): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Takes the live receipt from the first visit to a dispute. */
export async function screenshotTable({ app, host, link }: { app: App; host: Host; link: string }): Promise<void> {
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
  await host.opensClaim('Maya', 'Grey Goose');
  await screenshot({ page: host.page, name: 'live-dialog-claim-details' });
  await closeDialog(host);
  await host.openEditor();
  await screenshot({ page: host.page, name: 'live-dialog-edit' });
  await closeDialog(host);
  await host.cancelsClaim('Maya', 'Grey Goose');
  await maya.page.getByText('Cancelled by the host').first().waitFor();
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

/** Takes tables that are special, and how a dinner ends. */
export async function screenshotTableEnds(app: App): Promise<void> {
  const [host, ana, ben] = await Promise.all([app.host(PHONE), app.diner(), app.diner()]);
  const link = await host.createsReceipt(LUNCH);
  await Promise.all([host.open(link), ana.open(link), ben.open(link)]);
  await ana.claim('Soup', { as: 'Ana' });
  await ana.seesOwnClaim('Soup', 'Ana');
  await ben.claim('Lemonade', { as: 'Ben', units: 1 });
  await ben.seesOwnClaim('Lemonade', 'Ben');
  await ben.opensTreat('Ana');
  await ben.dialog('Treat Ana').waitFor();
  await screenshot({ page: ben.page, name: 'live-dialog-treat' });
  await ben.button('Treat Ana for $11.00', ben.dialog()).click();
  await ana.sees('Ben is treating you');
  await screenshot({ page: ana.page, name: 'live-diner-treated' });
  await screenshot({ page: ben.page, name: 'live-diner-treating' });

  await host.claim('Sandwich', { as: 'Priya' });
  await host.seesOwnClaim('Sandwich', 'Priya');
  await host.claim('Lemonade', { units: 1 });
  await host.seesOwnClaim('Lemonade', 'Priya');
  await ben.owes('$16.50');
  await ben.openPayDialog();
  await doubleText(ben);
  await screenshot({ page: ben.page, name: 'live-dialog-pay-200' });
  await closeDialog(ben);
  await screenshot({ page: ben.page, name: 'live-diner-200' });
  await ben.goTo(link);
  await ben.payAll('Cash');
  await screenshot({ page: host.page, name: 'live-host-to-confirm' });
  await host.confirms('Ben');
  await host.sees('All settled. Thank you, table!');
  await screenshot({ page: host.page, name: 'live-host-settled' });
  await screenshot({ page: ben.page, name: 'live-diner-settled' });

  await host.goTo(link.replace('/live-receipt/', '/receipts/'));
  await host.button('Delete receipt').click();
  await ana.heading('The host took this bill away').waitFor();
  await screenshot({ page: ana.page, name: 'live-deleted' });
}

function doubleText({ page }: Diner): Promise<unknown> {
  return page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}
