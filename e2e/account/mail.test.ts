import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { mailedLink } from '../rig/mailbox';
import { PASSWORD, type AccountHolder } from '../rig/AccountHolder';

describe('an account with an email address', () => {
  const app = setUpApp();
  let taken = 0;

  /** Signs up and verifies an address. @returns username and address. */
  async function signsUpWithEmail(ana: AccountHolder): Promise<{ name: string; email: string }> {
    const name = `ana-${Date.now().toString(36)}${taken++}`;
    const email = `${name}@example.com`;
    await ana.signsUpAndIn(name);
    await ana.verifies(email);
    return { name, email };
  }

  test('enters and changes its address with the password, and verifies it by a link', async () => {
    const ana = await app().accountHolder(PHONE);
    await signsUpWithEmail(ana);
    await ana.button('Edit').click();
    await ana.field('Email').fill('elsewhere@example.com');
    await ana.page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await ana.button('Save Changes').click();
    await ana.seesToast('Profile Updated');
    await ana.sees('Not verified');
  });

  test('gets a new password by a mail, and signs in with it', async () => {
    const [laptop, phone] = await Promise.all([app().accountHolder(), app().accountHolder(PHONE)]);
    const { name, email } = await signsUpWithEmail(laptop);

    await phone.goTo('/login');
    await phone.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await phone.field('Username or email').fill(name);
    await phone.button('Send Link').click();
    await expect(phone.heading('Look into your mail')).toBeVisible();
    await phone.goTo(await mailedLink({ to: email, page: '/reset-password' }));
    await phone.page.getByLabel('New password', { exact: true }).fill('lantern on the table');
    await phone.page.getByLabel('Repeat new password', { exact: true }).fill('lantern on the table');
    await phone.button('Set New Password').click();
    await expect(phone.page).toHaveURL(/\/login$/);
    await phone.page.getByLabel('Password', { exact: true }).fill('lantern on the table');
    await phone.button('Sign In').click();
    await phone.seesDashboard();

    await laptop.page.reload();
    await expect(laptop.page).toHaveURL(/\/login\?next=/);
    await laptop.typesPassword(name);
    await laptop.sees('Username or password is wrong.');
    await laptop.goTo(await mailedLink({ to: email, page: '/reset-password' }));
    await laptop.page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await laptop.page.getByLabel('Repeat new password', { exact: true }).fill(PASSWORD);
    await laptop.button('Set New Password').click();
    await expect(laptop.heading('This link does not work any more')).toBeVisible();
  });

  test('is deleted when the mailed link is opened and confirmed, and not before', async () => {
    const ana = await app().accountHolder();
    const { name, email } = await signsUpWithEmail(ana);
    await ana.goTo('/notifications');
    await ana.button('Delete Account').click();
    await ana.button('Send the link to delete it').click();
    const link = await mailedLink({ to: email, page: '/delete-account' });
    await ana.goTo(link);
    await expect(ana.heading('Delete your account?')).toBeVisible();
    await ana.button('Delete Account').click();
    await expect(ana.heading('Your account is deleted')).toBeVisible();
    await ana.goTo('/login');
    await ana.typesPassword(name);
    await ana.sees('Username or password is wrong.');
  });
});
