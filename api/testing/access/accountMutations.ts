import type { MailedTokenPurpose } from '@fairtab/services/generated/prisma/enums';
import { issueToken } from '@fairtab/services/accounts/mailLinks/mailedTokens';
import { EVERYBODY, ACCOUNTS, OWNER, type MutationExpectation } from './MutationExpectation';
import { emailOf, type TestAccount } from '../fixtures/accounts';
import { PASSWORD } from '../fixtures/startApiFixture';
import { prepareTwoFactor, addSavedMethod, turnOnTwoFactor } from '../fixtures/accountSetup';

/** Mutations of accounts. */
export const ACCOUNT_MUTATIONS: Readonly<Record<string, MutationExpectation>> = {
  signUp: {
    verdicts: EVERYBODY,
    payload: 'username',
    input: () => ({ username: `new-${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD }),
  },
  logIn: {
    verdicts: EVERYBODY,
    payload: 'sessionId user',
    input: ({ host }) => ({ username: host.username, password: PASSWORD }),
  },
  logOut: { verdicts: EVERYBODY, payload: 'wasSignedIn', input: null },
  endSession: {
    verdicts: OWNER,
    payload: 'endedSessionId user',
    input: ({ host }) => ({ sessionId: host.otherSessionId }),
  },
  endOtherSessions: { verdicts: ACCOUNTS, payload: 'user', input: null },
  changePassword: {
    verdicts: ACCOUNTS,
    payload: 'user',
    input: () => ({ currentPassword: PASSWORD, newPassword: 'another walk to the bar' }),
  },
  // The answer never reveals whether the account exists.
  requestPasswordReset: {
    verdicts: EVERYBODY,
    payload: 'validMinutes',
    input: () => ({ usernameOrEmail: `nobody-${crypto.randomUUID().slice(0, 8)}` }),
  },
  resetPassword: {
    verdicts: EVERYBODY,
    payload: 'username',
    input: async ({ host }) => ({
      token: await tokenForVerified(host, 'resetPassword'),
      newPassword: 'yet another walk to the bar',
    }),
  },
  startTwoFactor: { verdicts: ACCOUNTS, payload: 'secret uri', input: () => ({ password: PASSWORD }) },
  confirmTwoFactor: {
    verdicts: ACCOUNTS,
    payload: 'recoveryCodes user',
    input: async (_fixture, { account }) => ({ code: await prepareTwoFactor(account) }),
  },
  endTwoFactor: {
    verdicts: ACCOUNTS,
    payload: 'user',
    input: async (_fixture, { account }) => {
      await turnOnTwoFactor(account);
      return { password: PASSWORD };
    },
  },
  renewRecoveryCodes: {
    verdicts: ACCOUNTS,
    payload: 'recoveryCodes user',
    input: async (_fixture, { account }) => {
      await turnOnTwoFactor(account);
      return { password: PASSWORD };
    },
  },
  setLoginNotifications: { verdicts: ACCOUNTS, payload: 'user', input: () => ({ isOn: false }) },
  updateProfile: {
    verdicts: ACCOUNTS,
    payload: 'user isVerificationSent',
    input: () => ({ firstName: 'Hanna', email: 'hanna@example.com' }),
  },
  setProfilePhoto: { verdicts: ACCOUNTS, payload: 'user', input: () => ({ image: null }) },
  sendVerification: { verdicts: ACCOUNTS, payload: 'email', input: null },
  // The link in the mail works for everybody who has it, signed in or not.
  verifyEmail: {
    verdicts: EVERYBODY,
    payload: 'email user?',
    input: async ({ host }) => ({ token: await mailedToken(host, 'verifyEmail') }),
  },
  deleteAccount: { verdicts: ACCOUNTS, payload: 'isMailSent', input: () => ({ password: PASSWORD }) },
  confirmAccountDeletion: {
    verdicts: EVERYBODY,
    payload: 'username',
    input: async ({ host }) => ({ token: await tokenForVerified(host, 'deleteAccount') }),
  },
  saveNotificationPreferences: { verdicts: ACCOUNTS, payload: 'user', input: () => ({ smsPayments: true }) },
  addPaymentMethod: {
    verdicts: ACCOUNTS,
    payload: 'paymentMethod user',
    input: () => ({ type: 'CARD', displayName: 'Visa', identifier: '4242' }),
  },
  removePaymentMethod: {
    verdicts: OWNER,
    payload: 'removedPaymentMethodId user',
    input: async ({ host }) => ({ paymentMethodId: await addSavedMethod(host.ctx, 'hanna') }),
  },
  setDefaultPaymentMethod: {
    verdicts: OWNER,
    payload: 'paymentMethod user',
    input: async ({ host }) => {
      await addSavedMethod(host.ctx, 'hanna');
      return { paymentMethodId: await addSavedMethod(host.ctx, 'hanna-too') };
    },
  },
};

function mailedToken({ ctx, userId, username }: TestAccount, purpose: MailedTokenPurpose): Promise<string> {
  const email = emailOf(username);
  return ctx.db.prisma.$transaction((tx) => issueToken(tx, { userId, email, purpose, now: new Date() }));
}

async function tokenForVerified(account: TestAccount, purpose: MailedTokenPurpose): Promise<string> {
  const { ctx, userId: id } = account;
  await ctx.db.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  return mailedToken(account, purpose);
}
