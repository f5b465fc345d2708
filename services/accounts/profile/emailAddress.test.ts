import { beforeEach, describe, expect, it } from 'vitest';
import { readAccount } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import {
  Conflict,
  InvalidCredentials,
  InvalidInput,
  NotFound,
  NotSignedIn,
  TooManyAttempts,
} from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { lastLink, mailTo } from '../../testing/mails';
import { PASSWORD } from '../../testing/browsers';
import { signedInAccount } from '../../testing/signedInAccount';
import { sendVerification, verifyEmail } from './verifyEmail';
import { updateProfile } from './updateProfile';

const DAY_MS = 24 * 60 * 60 * 1000;

const { database, table } = await tableForTests();
let ana: ServiceContext;
let email: string;
let counter = 0;
beforeEach(async () => {
  ana = await signedInAccount(table);
  counter += 1;
  email = `ana${counter}@example.com`;
});

const tokenFor = async (address: string) => (await lastLink(database.db, address)).searchParams.get('token') ?? '';

const setAddress = (address: string) => updateProfile(ana, { email: address, currentPassword: PASSWORD });

describe('a profile', () => {
  it('keeps names that are left out, and removes address and phone that are left out', async () => {
    await updateProfile(ana, {
      firstName: ' Ana ',
      lastName: 'Lee',
      email,
      phone: '415 555 0123',
      currentPassword: PASSWORD,
    });
    expect(await readAccount(ana)).toMatchObject({ firstName: 'Ana', lastName: 'Lee', email, phone: '415 555 0123' });
    await updateProfile(ana, { lastName: '' });
    expect(await readAccount(ana)).toMatchObject({ firstName: 'Ana', lastName: '', email: null, phone: null });
  });

  it('refuses invalid names, addresses and phone numbers, each at its field, and changes nothing', async () => {
    const bad = updateProfile(ana, { firstName: 'x'.repeat(61), email: 'ana', phone: '12', lastName: 'Lee' });
    await expect(bad).rejects.toBeInstanceOf(InvalidInput);
    await expect(bad).rejects.toMatchObject({
      fields: [
        { path: 'firstName', message: 'First name can have at most 60 characters' },
        { path: 'email', message: 'This is not an email address' },
        { path: 'phone', message: 'This is not a phone number' },
      ],
    });
    expect(await readAccount(ana)).toMatchObject({ lastName: '', email: null });
  });

  it('is refused without an account', async () => {
    for (const act of [updateProfile(table.stranger(), {}), sendVerification(table.stranger())])
      await expect(act).rejects.toBeInstanceOf(NotSignedIn);
  });
});

describe('an email address', () => {
  it('is verified once by the link that was mailed to it, whichever browser opens it', async () => {
    expect(await setAddress(email)).toEqual({ isVerificationSent: true });
    const link = await lastLink(database.db, email);
    expect(link.origin + link.pathname).toBe('https://fairtab.example/verify-email');
    expect((await readAccount(ana)).emailVerifiedAt).toBeNull();
    const token = await tokenFor(email);
    const tries = await Promise.allSettled([
      verifyEmail(table.stranger(), { token }),
      verifyEmail(table.stranger(), { token }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readAccount(ana)).emailVerifiedAt).toBeInstanceOf(Date);
    await expect(verifyEmail(ana, { token })).rejects.toBeInstanceOf(NotFound);
  });

  it('cannot be verified with what the database has, which is only a hash', async () => {
    await setAddress(email);
    const token = await tokenFor(email);
    const rows = await database.db.prisma.mailedToken.findMany();
    expect(rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString('base64url'))).not.toContain(token);
  });

  it('is not verified by a link that is older than a day, or went to another address', async () => {
    await setAddress(email);
    const late = { ...table.stranger(), now: () => new Date(Date.now() + DAY_MS + 1000) };
    await expect(verifyEmail(late, { token: await tokenFor(email) })).rejects.toBeInstanceOf(NotFound);
    const token = await tokenFor(email);
    await setAddress(`new-${email}`);
    await expect(verifyEmail(table.stranger(), { token })).rejects.toBeInstanceOf(NotFound);
    expect((await readAccount(ana)).emailVerifiedAt).toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(43), '\0'])('is not verified by the invented token %j', async (token) => {
    await expect(verifyEmail(ana, { token })).rejects.toBeInstanceOf(NotFound);
  });

  it('stays verified when other things change, and gets a mail when it is replaced', async () => {
    await setAddress(email);
    await verifyEmail(ana, { token: await tokenFor(email) });
    expect(await updateProfile(ana, { email, firstName: 'Ana' })).toEqual({ isVerificationSent: false });
    expect((await readAccount(ana)).emailVerifiedAt).not.toBeNull();
    expect(await mailTo(database.db, email)).toHaveLength(1);
    await setAddress(`new-${email}`);
    expect((await readAccount(ana)).emailVerifiedAt).toBeNull();
    expect((await mailTo(database.db, email)).map(({ subject }) => subject)).toContain(
      'Your Fairtab account has another e-mail address now',
    );
  });

  it('is not replaced or taken away without the password once it is verified', async () => {
    await setAddress(email);
    await updateProfile(ana, { email: null });
    await setAddress(email);
    await verifyEmail(ana, { token: await tokenFor(email) });
    for (const other of [`new-${email}`, '', undefined]) {
      const missing = updateProfile(ana, { email: other, currentPassword: '' });
      await expect(missing).rejects.toMatchObject({ fields: [{ path: 'currentPassword' }] });
      const wrong = updateProfile(ana, { email: other, currentPassword: 'a guess' });
      await expect(wrong).rejects.toBeInstanceOf(InvalidCredentials);
    }
    expect(await readAccount(ana)).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
    await updateProfile(ana, { email: null, currentPassword: PASSWORD });
    expect((await readAccount(ana)).email).toBeNull();
  });

  it('is not entered without the password, since whoever verifies an address gets the next password', async () => {
    for (const before of [null, `old-${email}`]) {
      if (before !== null) await setAddress(before);
      await expect(updateProfile(ana, { email })).rejects.toMatchObject({ fields: [{ path: 'currentPassword' }] });
      const wrong = updateProfile(ana, { email, currentPassword: 'a guess' });
      await expect(wrong).rejects.toBeInstanceOf(InvalidCredentials);
      expect((await readAccount(ana)).email).toBe(before);
    }
    expect(await mailTo(database.db, email)).toEqual([]);
  });

  it('gets its link again on request, unless it is missing or verified', async () => {
    await expect(sendVerification(ana)).rejects.toBeInstanceOf(Conflict);
    await setAddress(email);
    const first = await tokenFor(email);
    expect(await sendVerification(ana)).toEqual({ email });
    expect(await mailTo(database.db, email)).toHaveLength(2);
    await verifyEmail(ana, { token: first });
    await expect(sendVerification(ana)).rejects.toBeInstanceOf(Conflict);
  });

  it('does not get more than six mails a day', async () => {
    await setAddress(email);
    for (let n = 1; n < 6; n++) await sendVerification(ana);
    await expect(sendVerification(ana)).rejects.toBeInstanceOf(TooManyAttempts);
    expect((await readAccount(ana)).email).toBe(email);
    await updateProfile(ana, { email, firstName: 'Ana' });
  });
});
