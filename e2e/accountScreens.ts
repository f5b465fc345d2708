import type { Page } from 'playwright';
import type { App } from './app';
import { CALAGEROS } from './bills';
import { PHONE } from './browser';
import { PASSWORD, type Member } from './Member';

type Photograph = (picture: { page: Page; name: string }) => Promise<void>;

async function takeEntrance(ana: Member, take: (name: string) => Promise<void>): Promise<void> {
  await ana.goTo('/signup');
  await ana.button('Create Account').click();
  await ana.page.getByText('Username is required').waitFor();
  await take('signup-problem');
  await ana.signsUp('ana');
  await ana.button('Sign In').waitFor();
  await take('login');
  await ana.typesPassword('ana');
  await ana.arrives();
  await take('dashboard-empty');
}

/** Dinners of three months at three places, with somebody who owes and somebody who is owed. */
async function fillHistory(app: App, ana: Member): Promise<string> {
  const ben = await app.diner();
  const month = (ago: number): string => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - ago, 1);
    return day.toISOString().slice(0, 10);
  };
  for (const [index, restaurantName] of ['Luna Rossa', 'Noodle Bar', 'Luna Rossa', 'Taco Stand'].entries()) {
    const link = await ana.puts({ ...CALAGEROS, restaurantName, date: month(index % 3) });
    await ana.open(link);
    await ana.claim('Veal Milanese', { as: 'Ana' });
    await ana.seesOwn('Veal Milanese', 'Ana');
    await ben.open(link);
    await ben.claim(index % 2 === 0 ? 'Corona' : 'Belvedere', { as: 'Ben' });
  }
  const host = await app.host();
  const link = await host.puts({ ...CALAGEROS, hostName: 'Priya' });
  await ana.open(link);
  await ana.claim('Shrimp Scampi', { as: 'Ana' });
  await ana.seesOwn('Shrimp Scampi', 'Ana');
  return link.split('/').at(-1) ?? '';
}

async function takeSecondFactor(ana: Member, take: (name: string) => Promise<void>): Promise<void> {
  await ana.goTo('/profile');
  await ana.button('Set up').click();
  await ana.dialog().getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await ana.button('Continue', ana.dialog()).click();
  await ana.dialog('Set up your app').waitFor();
  await take('profile-dialog-two-factor');
  await ana.page.keyboard.press('Escape');
}

/** The screens of somebody with an account, with a history on them. */
export async function photographAccount(app: App, photograph: Photograph): Promise<void> {
  const ana = await app.member(PHONE);
  const take = (name: string) => photograph({ page: ana.page, name });
  await takeEntrance(ana, take);
  const joined = await fillHistory(app, ana);
  await ana.goTo('/payment-methods');
  await ana.heading('Payment Methods').waitFor();
  await take('payment-methods-empty');
  await ana.savesVenmo('ana-eats');
  await take('payment-methods');
  await ana.goTo('/dashboard');
  await ana.page.locator('canvas').first().waitFor();
  await take('dashboard');
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
  await takeSecondFactor(ana, take);
}
