import type { Page } from 'playwright';
import type { App } from '../rig/app';
import { CALAGEROS } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { PASSWORD, type AccountHolder } from '../rig/AccountHolder';

type Screenshot = (picture: { page: Page; name: string }) => Promise<void>;

async function screenshotSignUp(ana: AccountHolder, take: (name: string) => Promise<void>): Promise<void> {
  await ana.goTo('/signup');
  await ana.button('Create Account').click();
  await ana.page.getByText('Username is required').waitFor();
  await take('signup-problem');
  await ana.signsUp('ana');
  await ana.button('Sign In').waitFor();
  await take('login');
  await ana.typesPassword('ana');
  await ana.seesDashboard();
  await take('dashboard-empty');
}

/** Makes receipts of three months at three restaurants, on which Ben owes Ana and Ana owes Priya. */
async function fillHistory(app: App, ana: AccountHolder): Promise<string> {
  const ben = await app.diner();
  const month = (ago: number): string => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - ago, 1);
    return day.toISOString().slice(0, 10);
  };
  for (const [index, restaurantName] of ['Luna Rossa', 'Noodle Bar', 'Luna Rossa', 'Taco Stand'].entries()) {
    const link = await ana.createsReceipt({ ...CALAGEROS, restaurantName, date: month(index % 3) });
    await ana.open(link);
    await ana.claim('Veal Milanese', { as: 'Ana' });
    await ana.seesOwnClaim('Veal Milanese', 'Ana');
    await ben.open(link);
    await ben.claim(index % 2 === 0 ? 'Corona' : 'Belvedere', { as: 'Ben' });
  }
  const host = await app.host();
  const link = await host.createsReceipt({ ...CALAGEROS, hostName: 'Priya' });
  await ana.open(link);
  await ana.claim('Shrimp Scampi', { as: 'Ana' });
  await ana.seesOwnClaim('Shrimp Scampi', 'Ana');
  return link.split('/').at(-1) ?? '';
}

async function screenshotTwoFactor(ana: AccountHolder, take: (name: string) => Promise<void>): Promise<void> {
  await ana.goTo('/profile');
  await ana.button('Set up').click();
  await ana.dialog().getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await ana.button('Continue', ana.dialog()).click();
  await ana.dialog('Set up your app').waitFor();
  await take('profile-dialog-two-factor');
  await ana.page.keyboard.press('Escape');
}

/** Takes the screens of an account that has a history. */
export async function screenshotAccount(app: App, screenshot: Screenshot): Promise<void> {
  const ana = await app.accountHolder(PHONE);
  const take = (name: string) => screenshot({ page: ana.page, name });
  await screenshotSignUp(ana, take);
  const joined = await fillHistory(app, ana);
  await ana.goTo('/payment-methods');
  await ana.heading('Payment Methods').waitFor();
  await take('payment-methods-empty');
  await ana.savesVenmo('ana-eats');
  await take('payment-methods');
  await ana.button('Set Up').click();
  await ana.page.getByRole('checkbox', { name: /^Venmo/ }).check();
  await take('payment-methods-name-page');
  await ana.button('Save').click();
  await ana.page.getByRole('link', { name: /^Open @/ }).click();
  await ana.page.getByRole('img', { name: /^QR code/ }).waitFor();
  await take('name');
  await ana.goTo('/dashboard');
  await ana.page.locator('canvas').first().waitFor();
  await take('dashboard');
  await ana.goTo('/people');
  await ana.heading('People').waitFor();
  await take('people');
  const bar = await ana.createsReceipt({ ...CALAGEROS, hostName: 'Ana' });
  await ana.goTo(await ana.beginsEvening({ link: bar, name: 'Friday night' }));
  await ana.heading('Friday night').waitFor();
  await take('evening');
  await ana.goTo('/receipt-upload');
  await ana.button('Choose a file').waitFor();
  await take('receipt-upload');
  await ana.page.getByRole('tab', { name: 'Enter Manually' }).click();
  await ana.button('Create Receipt').waitFor();
  await take('receipt-upload-manual');
  await ana.goTo(`/receipts/${joined}/payment`);
  await ana.heading('Pay Your Share').waitFor();
  await take('payment');
  await ana.goTo('/notifications');
  await ana.heading('Notifications').waitFor();
  await take('notifications');
  await ana.goTo('/profile');
  await ana.heading('Profile').waitFor();
  await take('profile');
  await screenshotTwoFactor(ana, take);
}
