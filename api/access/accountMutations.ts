import type { MailedTokenPurpose } from '@fairtab/services/generated/prisma/enums';
import { issueToken } from '@fairtab/services/accounts/mailLinks/mailedTokens';
import { ANYBODY, MEMBERS, OWNERS, type MutationRow } from './MutationRow';
import { emailOf, PASSWORD, type Member } from './people';
import { beginTwoFactor, giveMethod, turnOnTwoFactor } from './wealth';

/** What people do with accounts. */
export const ACCOUNT_MUTATIONS: Readonly<Record<string, MutationRow>> = {
  signUp: {
    verdicts: ANYBODY,
    payload: 'username',
    input: () => ({ username: `new-${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD }),
  },
  logIn: {
    verdicts: ANYBODY,
    payload: 'sessionId user',
    input: ({ host }) => ({ username: host.username, password: PASSWORD }),
  },
  logOut: { verdicts: ANYBODY, payload: 'wasSignedIn', input: null },
  endSession: {
    verdicts: OWNERS,
    payload: 'endedSessionId user',
    input: ({ host }) => ({ sessionId: host.otherSessionId }),
  },
  endOtherSessions: { verdicts: MEMBERS, payload: 'user', input: null },
  changePassword: {
    verdicts: MEMBERS,
    payload: 'user',
    input: () => ({ currentPassword: PASSWORD, newPassword: 'another walk to the bar' }),
  },
  // The same answer for everybody and every name.
  requestPasswordReset: {
    verdicts: ANYBODY,
    payload: 'validMinutes',
    input: () => ({ usernameOrEmail: `nobody-${crypto.randomUUID().slice(0, 8)}` }),
  },
  resetPassword: {
    verdicts: ANYBODY,
    payload: 'username',
    input: async ({ host }) => ({
      token: await linkToVerified(host, 'resetPassword'),
      newPassword: 'yet another walk to the bar',
    }),
  },
  startTwoFactor: { verdicts: MEMBERS, payload: 'secret uri', input: () => ({ password: PASSWORD }) },
  confirmTwoFactor: {
    verdicts: MEMBERS,
    payload: 'recoveryCodes user',
    input: async (_scene, { account }) => ({ code: await beginTwoFactor(account) }),
  },
  endTwoFactor: {
    verdicts: MEMBERS,
    payload: 'user',
    input: async (_scene, { account }) => {
      await turnOnTwoFactor(account);
      return { password: PASSWORD };
    },
  },
  renewRecoveryCodes: {
    verdicts: MEMBERS,
    payload: 'recoveryCodes user',
    input: async (_scene, { account }) => {
      await turnOnTwoFactor(account);
      return { password: PASSWORD };
    },
  },
  setLoginNotifications: { verdicts: MEMBERS, payload: 'user', input: () => ({ isOn: false }) },
  updateProfile: {
    verdicts: MEMBERS,
    payload: 'user isVerificationSent',
    input: () => ({ firstName: 'Hanna', email: 'hanna@example.com' }),
  },
  setProfilePhoto: { verdicts: MEMBERS, payload: 'user', input: () => ({ image: null }) },
  sendVerification: { verdicts: MEMBERS, payload: 'email', input: null },
  // Whoever has the mail may use its link, signed in or not.
  verifyEmail: {
    verdicts: ANYBODY,
    payload: 'email user?',
    input: async ({ host }) => ({ token: await mailedToken(host, 'verifyEmail') }),
  },
  deleteAccount: { verdicts: MEMBERS, payload: 'isMailSent', input: () => ({ password: PASSWORD }) },
  confirmAccountDeletion: {
    verdicts: ANYBODY,
    payload: 'username',
    input: async ({ host }) => ({ token: await linkToVerified(host, 'deleteAccount') }),
  },
  saveNotificationPreferences: { verdicts: MEMBERS, payload: 'user', input: () => ({ smsPayments: true }) },
  addPaymentMethod: {
    verdicts: MEMBERS,
    payload: 'paymentMethod user',
    input: () => ({ type: 'CARD', displayName: 'Visa', identifier: '4242' }),
  },
  removePaymentMethod: {
    verdicts: OWNERS,
    payload: 'removedPaymentMethodId user',
    input: async ({ host }) => ({ paymentMethodId: await giveMethod(host.ctx, 'hanna') }),
  },
  setDefaultPaymentMethod: {
    verdicts: OWNERS,
    payload: 'paymentMethod user',
    input: async ({ host }) => {
      await giveMethod(host.ctx, 'hanna');
      return { paymentMethodId: await giveMethod(host.ctx, 'hanna-too') };
    },
  },
};

function mailedToken({ ctx, userId, username }: Member, purpose: MailedTokenPurpose): Promise<string> {
  const email = emailOf(username);
  return ctx.db.prisma.$transaction((tx) => issueToken(tx, { userId, email, purpose, now: new Date() }));
}

async function linkToVerified(member: Member, purpose: MailedTokenPurpose): Promise<string> {
  const { ctx, userId: id } = member;
  await ctx.db.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  return mailedToken(member, purpose);
}
