import type { CDPSession } from 'playwright';
import { describe, test } from 'vitest';
import { PASSWORD, type AccountHolder } from '../rig/AccountHolder';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/** A phone that recognises its owner, in the place of a finger on a sensor. */
const SENSOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

async function addSensor({ page, context }: AccountHolder): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  return { session, ...(await session.send('WebAuthn.addVirtualAuthenticator', { options: SENSOR })) };
}

describe('a passkey', () => {
  const app = setUpApp();

  test('is added on the profile, signs in without a password, and is removed', async () => {
    const ana = await app().accountHolder();
    const { session, authenticatorId } = await addSensor(ana);
    const username = `ana-${Date.now().toString(36)}`;
    await ana.signsUpAndIn(username);

    await ana.goTo('/profile');
    await ana.button('Add a passkey').click();
    const adding = ana.dialog('Add a passkey');
    await adding.getByLabel('Your password', { exact: true }).fill('something else');
    await ana.button('Continue', adding).click();
    await expect(adding.getByText('This password is wrong.')).toBeVisible();
    await adding.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await ana.button('Continue', adding).click();
    await ana.seesToast('Passkey added');
    const passkeys = ana.page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkeys).toHaveCount(1);
    await expect(passkeys).toContainText(/Chrome on .+Added/);
    expect((await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);

    await ana.button('Add a passkey').click();
    await adding.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await ana.button('Continue', adding).click();
    await ana.seesToast('This device has a passkey for your account already.');

    await ana.logsOut();
    await ana.goTo('/login');
    await ana.button('Sign in with a passkey').click();
    await ana.seesDashboard();

    await ana.goTo('/profile');
    await expect(passkeys).toContainText('last used');
    await passkeys.getByRole('button', { name: /Remove the passkey/ }).click();
    const removing = ana.dialog('Remove this passkey');
    await removing.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await ana.button('Remove', removing).click();
    await ana.seesToast('Passkey removed');
    await expect(passkeys).toHaveCount(0);

    await ana.logsOut();
    await ana.goTo('/login');
    await ana.button('Sign in with a passkey').click();
    const form = ana.page.getByRole('form', { name: 'Sign in' });
    await expect(form.getByText('No account here knows this passkey. It may have been removed.')).toBeVisible();
    await ana.logsIn(username);
  });

  test('is not asked for in vain: the screen says when the device gives none, and takes the password', async () => {
    const ana = await app().accountHolder();
    const { session, authenticatorId } = await addSensor(ana);
    const username = `ben-${Date.now().toString(36)}`;
    await ana.signsUp(username);
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await ana.button('Sign in with a passkey').click();
    const form = ana.page.getByRole('form', { name: 'Sign in' });
    await expect(form.getByText(/Your device gave no passkey/)).toBeVisible();
    await ana.typesPassword(username);
    await ana.seesDashboard();
  });
});
