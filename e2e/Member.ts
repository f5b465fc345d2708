import { URI, TOTP } from 'otpauth';
import { expect } from './expect';
import { Host } from './Host';
import { mailedLink } from './mailbox';

export const PASSWORD = 'soup spoon lantern';

/** Somebody with an account: signs up, logs in, looks after what is theirs. */
export class Member extends Host {
  async signsUp(username: string): Promise<void> {
    await this.goTo('/signup');
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await this.button('Create Account').click();
    await expect(this.page).toHaveURL(/\/login$/);
    await this.seesToast('Account created successfully!');
  }

  /** On the login screen, where the name may be filled in already. */
  async typesPassword(username: string): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.button('Sign In').click();
  }

  async logsIn(username: string): Promise<void> {
    await this.goTo('/login');
    await this.typesPassword(username);
    await this.arrives();
  }

  async joins(username: string): Promise<void> {
    await this.signsUp(username);
    await this.typesPassword(username);
    await this.arrives();
  }

  async arrives(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await this.seesToast('Welcome back!');
  }

  /** Types a bill on /receipt-upload. @returns the path of its details. */
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

  /** Enters an address in the profile and opens the link that is mailed there. */
  async verifies(email: string): Promise<void> {
    await this.goTo('/profile');
    await this.button('Edit').click();
    await this.field('Email').fill(email);
    await this.button('Save Changes').click();
    await this.sees('Not verified');
    await this.goTo(await mailedLink({ to: email, page: '/verify-email' }));
    await this.button('Yes, this is my address').click();
    await expect(this.heading('Your address is verified')).toBeVisible();
    await this.goTo('/profile');
    await expect(this.page.getByText('Verified', { exact: true })).toBeVisible();
  }

  /** @returns what makes codes from now on, as an app on a phone would, and the recovery codes. */
  async turnsOnTwoFactor(): Promise<{ app: TOTP; recoveryCodes: string[] }> {
    await this.goTo('/profile');
    await this.button('Set up').click();
    await this.dialog().getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await this.button('Continue', this.dialog()).click();
    const secret = await this.dialog('Set up your app').locator('code').innerText();
    const app = URI.parse(`otpauth://totp/Fairtab?secret=${secret.replace(/\s/g, '')}`);
    if (!(app instanceof TOTP)) throw new Error('An app makes codes by the clock');
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
