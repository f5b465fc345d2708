import sharp from 'sharp';
import { lastLink, mailTo } from '@fairtab/services/testing/mails';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn, PASSWORD, readViewer } from '../../testing/accountActions';
import { attempt, claim, createReceipt, itemNamed, readReceipt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';

const PROFILE = 'firstName lastName email isEmailVerified phone photo';

let api: RunningApi;
let ana: Browser;
let email: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = api.browser();
  const { username } = await signUpAndLogIn(ana);
  email = `${username}@example.com`;
});

const update = (browser: Browser, input: object) =>
  attempt(browser, { mutation: 'updateProfile', input, payload: `isVerificationSent user { ${PROFILE} }` });
const linkTo = (address: string) => lastLink(api.database.db, address);
const tokenTo = async (address: string) => (await linkTo(address)).searchParams.get('token') ?? '';
const verify = async (browser: Browser, token: string) =>
  attempt(browser, { mutation: 'verifyEmail', input: { token }, payload: 'email user { isEmailVerified }' });
const sendVerification = (browser: Browser) =>
  browser.result<{ __typename: string; email?: string }>(
    'mutation { result: sendVerification { __typename ... on SendVerificationPayload { email } } }',
  );
const remove = (browser: Browser, input: object = {}) =>
  attempt(browser, { mutation: 'deleteAccount', input, payload: 'isMailSent' });
const confirmRemoval = (browser: Browser, token: string) =>
  attempt(browser, { mutation: 'confirmAccountDeletion', input: { token }, payload: 'username' });

describe('the profile over HTTP', () => {
  it('is changed, and its address is verified by a link that works without a session', async () => {
    expect(
      await update(ana, { firstName: 'Ana', email, phone: '415 555 0123', currentPassword: PASSWORD }),
    ).toMatchObject({
      isVerificationSent: true,
      user: { firstName: 'Ana', lastName: '', email, isEmailVerified: false, phone: '415 555 0123', photo: null },
    });
    const token = await tokenTo(email);
    expect(await verify(api.browser(), token)).toMatchObject({ __typename: 'VerifyEmailPayload', email, user: null });
    expect((await verify(ana, token)).__typename).toBe('NotFound');
    const { data } = await ana.ask('{ viewer { isEmailVerified } }');
    expect(data).toEqual({ viewer: { isEmailVerified: true } });
  });

  it('answers with the verified account when it is signed in', async () => {
    await update(ana, { email, currentPassword: PASSWORD });
    expect(await sendVerification(ana)).toEqual({ __typename: 'SendVerificationPayload', email });
    expect(await verify(ana, await tokenTo(email))).toMatchObject({ user: { isEmailVerified: true } });
    expect((await sendVerification(ana)).__typename).toBe('Conflict');
  });

  it('answers each refusal with its type', async () => {
    expect(await update(ana, { email: 'nonsense', lastName: 'x\u202Ey' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'lastName' }, { path: 'email', message: 'This is not an email address' }],
    });
    const guest = api.browser();
    await createReceipt(guest);
    for (const stranger of [guest, api.browser()]) {
      expect((await update(stranger, { email })).__typename).toBe('NotSignedIn');
      expect((await sendVerification(stranger)).__typename).toBe('NotSignedIn');
      expect((await remove(stranger, { password: PASSWORD })).__typename).toBe('NotSignedIn');
      const photo = await attempt(stranger, { mutation: 'setProfilePhoto', input: { image: null } });
      expect(photo.__typename).toBe('NotSignedIn');
      const saved = await attempt(stranger, { mutation: 'saveNotificationPreferences', input: {} });
      expect(saved.__typename).toBe('NotSignedIn');
      for (const token of ['', 'nonsense', 'A'.repeat(43)]) {
        expect((await verify(stranger, token)).__typename).toBe('NotFound');
        expect((await confirmRemoval(stranger, token)).__typename).toBe('NotFound');
      }
    }
  });

  it('stores the photo as a small JPEG', async () => {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } });
    const image = (await picture.png().toBuffer()).toString('base64');
    const set = (input: object) =>
      attempt(ana, { mutation: 'setProfilePhoto', input, payload: 'user { photo }' }) as Promise<unknown>;
    expect(await set({ image })).toMatchObject({ user: { photo: expect.stringMatching(/^data:image\/jpeg;base64,/) } });
    expect(await set({ image: Buffer.from('<svg/>').toString('base64') })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'image' }],
    });
    expect(await set({ image: null })).toMatchObject({ user: { photo: null } });
  });

  it('accepts a photo of the largest allowed size', async () => {
    const set = await attempt(ana, {
      mutation: 'setProfilePhoto',
      input: { image: Buffer.alloc(180_000, 1).toString('base64') },
    });
    expect(set).toMatchObject({ fields: [{ message: 'The photo must be a JPEG, PNG or WebP' }] });
  });

  it('mails links to where the request came, and never to a host that a request merely names', async () => {
    const query = `mutation ($email: String) { updateProfile(input: { email: $email, currentPassword: "${PASSWORD}" }) { __typename } }`;
    const own = new URL(api.url).origin;
    await ana.post({ query, variables: { email } }, { origin: own });
    expect((await linkTo(email)).origin).toBe(own);
    await ana.post({ query, variables: { email: `x${email}` } }, { 'x-forwarded-host': 'evil.example' });
    expect((await linkTo(`x${email}`)).origin).toBe(own);
  });
});

describe('notification preferences over HTTP', () => {
  it('are saved, and those that are left out stay', async () => {
    const saved = await attempt(ana, {
      mutation: 'saveNotificationPreferences',
      input: { emailMarketing: true, digestFrequency: 'NEVER' },
      payload: 'user { notificationPreferences { emailReceipts emailMarketing smsReminders digestFrequency } }',
    });
    expect(saved).toMatchObject({
      user: {
        notificationPreferences: {
          emailReceipts: true,
          emailMarketing: true,
          smsReminders: false,
          digestFrequency: 'NEVER',
        },
      },
    });
  });
});

describe('the data of an account over HTTP', () => {
  it('come as JSON text to the account alone, at most twenty times an hour', async () => {
    await createReceipt(ana);
    const ask = () => ana.ask('{ viewer { dataExport } }');
    const { data } = await ask();
    const text = (data?.['viewer'] as { dataExport: string }).dataExport;
    expect(JSON.parse(text)).toMatchObject({ hostedReceipts: [{ restaurantName: "Calagero's" }] });
    expect((await api.browser().ask('{ viewer { dataExport } }')).data).toEqual({ viewer: null });
    for (let n = 1; n < 20; n++) await ask();
    const { errors } = await ask();
    expect(errors).toMatchObject([
      { extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.any(Number) } },
    ]);
    expect(errors[0]?.message).toMatch(/^Too many attempts/);
  });
});

describe('deleting an account over HTTP', () => {
  it('requires the password, ends every session and removes the name from receipts, which open screens show at once', async () => {
    const receipt = await createReceipt(api.browser());
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    const phone = api.browser();
    const socket = phone.socket();
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.events).toHaveLength(1));
    expect((await remove(ana)).__typename).toBe('InvalidCredentials');
    expect(await remove(ana, { password: PASSWORD })).toMatchObject({ isMailSent: false });
    expect(await readViewer(ana)).toBeNull();
    expect(ana.identity).toBeNull();
    await eventually(() => expect(watcher.kinds).toEqual(['MOVED']));
    const [item] = (await readReceipt(phone, receipt.id)).items.filter(({ name }) => name === 'Nachos');
    expect(item?.claims.map(({ claimerName }) => claimerName)).toEqual(['Former guest']);
    await socket.dispose();
  });

  it('ends the subscriptions of the receipts that are deleted with it', async () => {
    const receipt = await createReceipt(ana);
    const socket = api.browser().socket();
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.events).toHaveLength(1));
    await remove(ana, { password: PASSWORD });
    await eventually(() => expect(watcher.isComplete).toBe(true));
    await socket.dispose();
  });

  it('takes a mailed link when there is a verified address', async () => {
    await update(ana, { email, currentPassword: PASSWORD });
    await verify(ana, await tokenTo(email));
    expect(await remove(ana)).toMatchObject({ isMailSent: true });
    expect(await readViewer(ana)).not.toBeNull();
    expect((await linkTo(email)).pathname).toBe('/delete-account');
    expect(await mailTo(api.database.db, email)).toHaveLength(2);
    expect((await confirmRemoval(api.browser(), await tokenTo(email))).__typename).toBe(
      'ConfirmAccountDeletionPayload',
    );
    expect(await readViewer(ana)).toBeNull();
  });
});
