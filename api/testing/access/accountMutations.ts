import type { MailedTokenPurpose } from '@fairtab/services/generated/prisma/enums';
import { issueToken } from '@fairtab/services/accounts/mailLinks/mailedTokens';
import { declineRequest } from '@fairtab/services/receipts/requests/takeOver';
import { subscribeToPush } from '@fairtab/services/messages/push/subscriptions';
import { newPushSubscription } from '@fairtab/services/testing/pushSubscription';
import { EVERYBODY, ACCOUNTS, OWNER, type MutationExpectation } from './MutationExpectation';
import { emailOf, newAccessToken, type TestAccount } from '../fixtures/accounts';
import { newWebhook } from '../fixtures/webhooks';
import { newPartForSomebody, newRequest } from '../fixtures/names';
import { netNow, newDebtsOfBoth, planKeyWith } from '../fixtures/netting';
import { PASSWORD } from '../fixtures/startApiFixture';
import { PUSH_SERVICE } from '../startApi';
import { encodeNodeId } from '../../schema/ids';
import { ONLY_MAIL } from '@fairtab/services/messages/mail/channels';
import {
  addDebtTo,
  addNewPasskey,
  addSavedMethod,
  amountOfPayment,
  counterpartyKey,
  preparePasskey,
  preparePhoneCode,
  prepareTwoFactor,
  turnOnTwoFactor,
} from '../fixtures/accountSetup';

const webhookId = async (account: TestAccount): Promise<string> =>
  encodeNodeId({ typename: 'Webhook', id: (await newWebhook(account)).id });

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
  payPerson: {
    verdicts: OWNER,
    payload: 'person payments user',
    input: async ({ host, diner }) => {
      const { personKey, receiptId, amount } = await addDebtTo(host.ctx, diner.ctx);
      return { personId: personId(personKey), receipts: [{ receiptId, expectedAmount: amount }], method: 'CASH' };
    },
  },
  confirmPerson: {
    verdicts: OWNER,
    payload: 'person payments user',
    input: async ({ host, diner, receipt: { paymentIds } }) => ({
      personId: personId(await counterpartyKey(host.ctx, diner.ctx)),
      paymentIds: [encodeNodeId({ typename: 'Payment', id: paymentIds.soup })],
      expectedAmount: await amountOfPayment(host.ctx, paymentIds.soup),
    }),
  },
  netWithPerson: {
    verdicts: OWNER,
    payload: 'person user',
    input: async ({ host, diner }) => {
      await newDebtsOfBoth({ one: host.ctx, other: diner.ctx, parts: 1 });
      const personKey = await counterpartyKey(host.ctx, diner.ctx);
      return { personId: personId(personKey), planKey: await planKeyWith(host.ctx, personKey) };
    },
  },
  declineNetting: {
    verdicts: OWNER,
    payload: 'person user',
    input: async ({ host, diner }) => {
      await newDebtsOfBoth({ one: host.ctx, other: diner.ctx, parts: 1 });
      await netNow(diner.ctx, host.ctx);
      return { personId: personId(await counterpartyKey(host.ctx, diner.ctx)) };
    },
  },
  createAccessToken: {
    verdicts: ACCOUNTS,
    payload: 'token accessToken user',
    input: () => ({ name: 'A bot', scopes: ['CLAIMS'], password: PASSWORD }),
  },
  revokeAccessToken: {
    verdicts: OWNER,
    payload: 'revokedAccessTokenId user',
    input: async ({ host }) => ({
      accessTokenId: encodeNodeId({ typename: 'AccessToken', id: (await newAccessToken(host)).id }),
    }),
  },
  createWebhook: {
    verdicts: ACCOUNTS,
    payload: 'secret webhook user',
    input: () => ({ url: 'https://hooks.example.com/', events: ['CLAIM_CREATED'] }),
  },
  updateWebhook: {
    verdicts: OWNER,
    payload: 'webhook',
    input: async ({ host }) => ({ webhookId: await webhookId(host), isOn: false }),
  },
  rotateWebhookSecret: {
    verdicts: OWNER,
    payload: 'secret webhook',
    input: async ({ host }) => ({ webhookId: await webhookId(host) }),
  },
  removeWebhook: {
    verdicts: OWNER,
    payload: 'removedWebhookId user',
    input: async ({ host }) => ({ webhookId: await webhookId(host) }),
  },
  sendWebhookTest: {
    verdicts: OWNER,
    payload: 'delivery',
    input: async ({ host }) => ({ webhookId: await webhookId(host) }),
  },
  sendWebhookAgain: {
    verdicts: OWNER,
    payload: 'delivery',
    input: async ({ host }) => ({
      deliveryId: encodeNodeId({ typename: 'WebhookDelivery', id: (await newWebhook(host)).deliveryId }),
    }),
  },
  openCardAccount: { verdicts: ACCOUNTS, payload: 'url', input: null },
  createGuest: { verdicts: EVERYBODY, payload: 'token', input: null },
  revokeGuestToken: {
    // Only a guest that came with a token has one to end (api/http/viewer/authorization.test.ts).
    verdicts: 'NotAllowed NotAllowed NotAllowed NotAllowed NotAllowed NotAllowed',
    payload: 'isRevoked',
    input: null,
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
  // The answer never reveals whether the address is on the list.
  signUpForNewsletter: {
    verdicts: EVERYBODY,
    payload: 'isMailed',
    input: () => ({ email: `reader-${crypto.randomUUID().slice(0, 8)}@example.com`, consents: true }),
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
  startPasskey: { verdicts: ACCOUNTS, payload: 'options', input: () => ({ password: PASSWORD }) },
  addPasskey: {
    verdicts: ACCOUNTS,
    payload: 'user',
    input: async ({ base }, { account }) => ({ credential: await preparePasskey(account, base.api) }),
  },
  removePasskey: {
    verdicts: OWNER,
    payload: 'removedPasskeyId user',
    input: async ({ base, host }) => {
      const { id } = await addNewPasskey(host, base.api);
      return { passkeyId: encodeNodeId({ typename: 'Passkey', id }), password: PASSWORD };
    },
  },
  startPasskeyLogIn: { verdicts: EVERYBODY, payload: 'options', input: null },
  logInWithPasskey: {
    verdicts: EVERYBODY,
    payload: 'sessionId user',
    input: async ({ base, host }) => ({
      credential: (await addNewPasskey(host, base.api)).credential,
    }),
  },
  setLoginNotifications: { verdicts: ACCOUNTS, payload: 'user', input: () => ({ isOn: false }) },
  updateProfile: {
    verdicts: ACCOUNTS,
    payload: 'user isVerificationSent',
    input: () => ({ firstName: 'Hanna', email: 'hanna@example.com', currentPassword: PASSWORD }),
  },
  setProfilePhoto: { verdicts: ACCOUNTS, payload: 'user', input: () => ({ image: null }) },
  // The installation of these tests sends no SMS.
  sendPhoneCode: {
    verdicts: 'NotSignedIn NotSignedIn Conflict Conflict Conflict NotSignedIn',
    payload: 'phone',
    input: null,
  },
  confirmPhone: {
    verdicts: ACCOUNTS,
    payload: 'user',
    input: async (_fixture, { account }) => ({ code: await preparePhoneCode(account) }),
  },
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
  subscribeToPush: {
    verdicts: 'NotAllowed yes yes yes yes NotAllowed',
    payload: 'isSubscribed',
    input: () => newPushSubscription(),
  },
  unsubscribeFromPush: {
    verdicts: 'NotFound NotFound NotFound NotFound yes NotFound',
    payload: 'isSubscribed',
    input: async ({ host }) => {
      const subscription = newPushSubscription();
      const channels = { ...ONLY_MAIL, pushKey: 'a key', pushServices: [PUSH_SERVICE], hasSms: false };
      await subscribeToPush({ ...host.ctx, channels }, subscription);
      return { endpoint: subscription.endpoint };
    },
  },
  startExport: {
    verdicts: ACCOUNTS,
    payload: 'export user',
    input: () => ({ contents: 'HISTORY', format: 'CSV' }),
  },
  addPaymentMethod: {
    verdicts: ACCOUNTS,
    payload: 'paymentMethod user',
    input: () => ({ type: 'CARD', displayName: 'Visa', identifier: '4242' }),
  },
  // With the host's own method it is the host's alone.
  saveNamePage: {
    verdicts: OWNER,
    payload: 'user',
    input: async ({ host }) => ({
      isOn: true,
      displayName: 'Hanna',
      paymentMethodIds: [await addSavedMethod(host.ctx, 'hanna')],
    }),
  },
  // The answer never reveals whether the account exists.
  askToTakeOver: {
    verdicts: OWNER,
    payload: 'receipt',
    input: async ({ host }) => ({ ...(await newPartForSomebody(host)), username: 'nobody-has-it' }),
  },
  takeOver: {
    verdicts: OWNER,
    payload: 'receipt user',
    input: async ({ host, otherAccount }) => ({ requestId: await newRequest(otherAccount, host) }),
  },
  declineRequest: {
    verdicts: OWNER,
    payload: 'user',
    input: async ({ host, otherAccount }) => ({ requestId: await newRequest(otherAccount, host) }),
  },
  unblockName: {
    verdicts: OWNER,
    payload: 'user',
    input: async ({ host, otherAccount }) => {
      const requestId = await newRequest(otherAccount, host);
      await declineRequest(host.ctx, { requestId, blocksSender: true });
      return { username: otherAccount.username };
    },
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

function personId(key: string): string {
  return encodeNodeId({ typename: 'Counterparty', id: key });
}
