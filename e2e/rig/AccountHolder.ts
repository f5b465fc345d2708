import { URI, TOTP } from 'otpauth';
import { expect } from './expect';
import { Host } from './Host';
import { mailedLink } from './mailbox';

export const PASSWORD = 'soup spoon lantern';

/** How often a test has signed up with a username. */
const signUps = new Map<string, number>();

/** The username that a test means. One that is run again takes another, because the first try has made the account. */
function latest(username: string): string {
  const times = signUps.get(username) ?? 1;
  return times === 1 ? username : `${username}.${times}`;
}

/** The browser of an account: signs up, logs in, changes the account. */
export class AccountHolder extends Host {
  async signsUp(username: string): Promise<void> {
    signUps.set(username, (signUps.get(username) ?? 0) + 1);
    await this.goTo('/signup');
    await this.page.getByLabel('Username').fill(latest(username));
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await this.button('Create Account').click();
    await expect(this.page).toHaveURL(/\/login$/);
    await this.seesToast('Account created successfully!');
  }

  /** Fills in the login screen, which may show the username already. */
  async typesPassword(username: string): Promise<void> {
    await this.page.getByLabel('Username').fill(latest(username));
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.button('Sign In').click();
  }

  async logsIn(username: string): Promise<void> {
    await this.goTo('/login');
    await this.typesPassword(username);
    await this.seesDashboard();
  }

  async signsUpAndIn(username: string): Promise<void> {
    await this.signsUp(username);
    await this.typesPassword(username);
    await this.seesDashboard();
  }

  async logsOut(): Promise<void> {
    await this.button('Account menu').click();
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await this.seesToast('Logged out successfully');
  }

  async seesDashboard(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await this.seesToast('Welcome back!');
  }

  /** Enters a bill on /receipt-upload. @returns the path of its details page. */
  async uploads({ restaurantName, items }: { restaurantName: string; items: Parameters<Host['typeItems']>[0] }) {
    await this.goTo('/receipt-upload');
    await this.page.getByRole('tab', { name: 'Enter Manually' }).click();
    await this.field('Restaurant name').fill(restaurantName);
    await this.typeItems(items);
    await this.button('Create Receipt').click();
    await this.seesToast('Receipt created successfully!');
    await expect(this.heading(restaurantName)).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  async savesVenmo(handle: string): Promise<void> {
    await this.goTo('/payment-methods');
    await this.button('Add Payment Method').first().click();
    const dialog = this.dialog('Add Payment Method');
    await dialog.getByRole('radio', { name: 'Venmo' }).check();
    await dialog.getByPlaceholder('@username').fill(handle);
    await this.button('Add Payment Method', dialog).click();
    await this.seesToast('Payment method added!');
  }

  /** Enters an address in the profile, and opens the link that is mailed to it. */
  async verifies(email: string, { mailFolder }: { mailFolder?: string } = {}): Promise<void> {
    await this.goTo('/profile');
    await this.button('Edit').click();
    await this.field('Email').fill(email);
    await this.page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await this.button('Save Changes').click();
    await this.sees('Not verified');
    await this.goTo(await mailedLink({ to: email, page: '/verify-email', mailFolder }));
    await this.button('Yes, this is my address').click();
    await expect(this.heading('Your address is verified')).toBeVisible();
    await this.goTo('/profile');
    await expect(this.page.getByText('Verified', { exact: true })).toBeVisible();
  }

  /** @returns an authenticator that makes the codes, and the recovery codes. */
  async turnsOnTwoFactor(): Promise<{ app: TOTP; recoveryCodes: string[] }> {
    await this.goTo('/profile');
    await this.button('Set up').click();
    await this.dialog().getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await this.button('Continue', this.dialog()).click();
    const secret = await this.dialog('Set up your app').locator('code').innerText();
    const app = URI.parse(`otpauth://totp/Fairtab?secret=${secret.replace(/\s/g, '')}`);
    if (!(app instanceof TOTP)) throw new Error('The secret is not one for codes by time');
    await this.dialog()
      .getByLabel(/6 digits/)
      .fill(app.generate());
    await this.button('Turn it on').click();
    const codes = this.dialog('Your recovery codes').getByRole('list').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCodes = await codes.allInnerTexts();
    await this.button('I have saved them').click();
    return { app, recoveryCodes };
  }
}
