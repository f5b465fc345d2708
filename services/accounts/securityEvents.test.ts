import { expect, it } from 'vitest';
import type { SecurityEvent, ServiceContext } from '../context';
import { unclaim } from '../receipts/claims/changeClaim';
import { NotAllowed, NotFound } from '../platform/errors';
import { LIMITS } from '../platform/limits/limits';
import { deleteReceipt } from '../receipts/deleteReceipt';
import { newAccount, PASSWORD } from '../testing/browsers';
import { tableForTests } from '../testing/tableForTests';
import { lastLink } from '../testing/mails';
import { eraseAccount } from './deletion/eraseAccount';
import { exportData } from './export/exportData';
import { logIn } from './loggingIn/logIn';
import { changePassword } from './passwords/changePassword';
import { updateProfile } from './profile/updateProfile';
import { verifyEmail } from './profile/verifyEmail';
import { endOtherSessions, logOut } from './sessions/sessions';

const { database, table } = await tableForTests();

it('tell what happened to an account by ids, with no name, address or secret in them', async () => {
  const told: SecurityEvent[] = [];
  const listened = (ctx: ServiceContext): ServiceContext => ({ ...ctx, onSecurityEvent: (event) => told.push(event) });
  const { browser, username, userId, guestId } = await newAccount(table);
  const stranger = listened(table.stranger());
  await expect(logIn(stranger, { username, password: 'a wrong guess' })).rejects.toThrow();
  await expect(logIn(stranger, { username: 'nobody-here', password: 'a wrong guess' })).rejects.toThrow();
  const { viewer } = await logIn(stranger, { username, password: PASSWORD });
  const ana = listened({ ...(await browser.context()), viewer });
  await exportData(ana);
  await endOtherSessions(ana);
  await expect(updateProfile(ana, { email: 'ana@example.com', currentPassword: 'a guess' })).rejects.toThrow();
  await updateProfile(ana, { email: 'ana@example.com', currentPassword: PASSWORD });
  const token = (await lastLink(database.db, 'ana@example.com')).searchParams.get('token') ?? '';
  await verifyEmail(stranger, { token });
  await changePassword(ana, { currentPassword: PASSWORD, newPassword: 'another soup at night' });
  for (let tried = 0; tried < LIMITS.failedConfirmationsOfAccount.points; tried += 1)
    await stranger.limits.spend('failedConfirmationsOfAccount', userId);
  await expect(updateProfile(ana, { email: 'b@example.com', currentPassword: PASSWORD })).rejects.toThrow();
  await logOut(ana);
  for (let tried = 0; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
    await stranger.limits.spend('failedLoginsOfAccount', username.toLowerCase());
  await expect(logIn(stranger, { username, password: PASSWORD })).rejects.toThrow();
  await eraseAccount(stranger, { userId, guestId });

  const sessionIds = [viewer.session?.id];
  expect(told).toEqual([
    { event: 'loginFailed', userId },
    { event: 'loginFailed', userId: null },
    { event: 'loggedIn', userId, sessionIds },
    { event: 'exported', userId },
    { event: 'sessionsEnded', userId },
    { event: 'confirmationFailed', userId },
    { event: 'addressChanged', userId },
    { event: 'addressVerified', userId },
    { event: 'passwordChanged', userId, sessionIds: [] },
    { event: 'lockedOut', userId },
    { event: 'sessionsEnded', userId, sessionIds },
    { event: 'lockedOut', userId: null },
    { event: 'deleted', userId },
  ]);
  for (const name of [username, 'example.com', token]) expect(JSON.stringify(told)).not.toContain(name);
});

it('tell who tried what the policy refuses on a receipt, whether it said so or hid the receipt', async () => {
  const told: SecurityEvent[] = [];
  const listened = (ctx: ServiceContext): ServiceContext => ({ ...ctx, onSecurityEvent: (event) => told.push(event) });
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const { viewer, ...rest } = table.guest((await table.newReceipt()).hostGuestId);
  const other = listened({ ...rest, viewer });
  await expect(unclaim(other, { claimId: claim.id })).rejects.toThrow(NotAllowed);
  await expect(deleteReceipt(listened(table.stranger()), { receiptId: receipt.id })).rejects.toThrow(NotFound);
  await deleteReceipt(listened(table.hostOf(receipt)), { receiptId: receipt.id });
  expect(told).toEqual([
    { event: 'refused', userId: null, guestId: viewer.guestId },
    { event: 'refused', userId: null, guestId: null },
  ]);
});
