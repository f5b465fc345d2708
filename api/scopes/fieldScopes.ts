import { ACCESS_SCOPES, type AccessScope } from '@fairtab/domain/programs/accessScopes';

/** The scopes; any one of them is enough. None: no access token may, whatever its scopes. */
type Allowed = readonly AccessScope[];

const ANY: Allowed = ACCESS_SCOPES;
/** For what only a log-in or a cookie may do. */
export const NO_TOKEN: Allowed = [];
const READ: Allowed = ['receipts:read'];
const WRITE: Allowed = ['receipts:write'];
const CLAIMS: Allowed = ['claims'];
const PAYMENTS: Allowed = ['payments'];
const EXPORTS: Allowed = ['exports'];
const PROFILE: Allowed = ['account:read'];
/** Whoever writes on a receipt that it knows may read it, because every write is about what is there, and answers with it. */
export const ONE_RECEIPT: Allowed = ['receipts:read', 'receipts:write', 'claims', 'payments'];
const WEBHOOKS: Allowed = ['webhooks'];
const SCANS: Allowed = ['receipts:read', 'receipts:write'];

/**
 * What an access token needs to ask for a field. Every root field and every field of an account is here: a field that is not is asked for
 * by no token (refuseByScope.ts), and fails a test (fieldScopes.test.ts). All other fields belong to the root field
 * that they are reached by.
 */
export const FIELD_SCOPES: Readonly<Record<string, Readonly<Record<string, Allowed>>>> = {
  Query: {
    viewer: ANY,
    // The type of the object decides (NODE_SCOPES).
    node: ANY,
    nodes: ANY,
    messageChannels: ANY,
    receipt: ONE_RECEIPT,
    evening: ONE_RECEIPT,
    scan: SCANS,
    namePage: READ,
    cardProcessing: PAYMENTS,
  },
  Subscription: {
    receiptChanged: ONE_RECEIPT,
    eveningChanged: ONE_RECEIPT,
    receiptEvents: READ,
    scanProgress: SCANS,
    jobProgress: EXPORTS,
  },
  Mutation: {
    ...allowed(WRITE, [
      'addCredit addItem addToEvening createEvening createReceipt deleteReceipt editReceipt importSplitwise restoreReceipt',
      'scanReceipt scanText setBusinessNote sharePhotos shareReceipt splitByItem splitEvenly takeOutOfEvening remindDiner setContribution',
      'setContributions stopReminding',
    ]),
    ...allowed(CLAIMS, [
      'askHousehold askToTakeOver cancelClaim claimItem declineRequest declineShare endTreat joinHousehold',
      'leaveHousehold reopenClaim takeOver takePlace treat unclaim',
    ]),
    ...allowed(PAYMENTS, [
      'addPaymentMethod confirmPayment confirmPerson confirmTransfer declineNetting declineSettlement disputePayment',
      'disputeTransfer netWithPerson payClaims payPerson removePaymentMethod reportTransfer setDefaultPaymentMethod',
      'passOn settleEvening startCardPayment takeBackPassedOn',
    ]),
    ...allowed(EXPORTS, ['startExport']),
    ...allowed(WEBHOOKS, [
      'createWebhook removeWebhook rotateWebhookSecret sendWebhookAgain sendWebhookTest updateWebhook',
    ]),
    // Who the account is, how it is protected and reached, what it shows everybody, and money that leaves it by card.
    ...allowed(NO_TOKEN, [
      'addPasskey changePassword confirmAccountDeletion confirmPhone confirmTwoFactor createAccessToken createGuest',
      'deleteAccount endOtherSessions endSession endTwoFactor logIn logInWithPasskey logOut openCardAccount',
      'refundCardPayment removePasskey renewRecoveryCodes requestPasswordReset resetPassword revokeAccessToken',
      'revokeGuestToken saveNamePage saveNotificationPreferences sendPhoneCode sendVerification setLoginNotifications',
      'setProfilePhoto signUp signUpForNewsletter startPasskey startPasskeyLogIn startTwoFactor subscribeToPush',
      'unblockName unsubscribeFromPush updateProfile verifyEmail',
    ]),
  },
  User: {
    ...allowed(ANY, ['id userId']),
    ...allowed(PROFILE, [
      'username firstName lastName email isEmailVerified phone isPhoneVerified photo createdAt lastCurrency',
      'notificationPreferences blockedNames',
    ]),
    ...allowed(READ, [
      'receipts stats owedToMe owedToMeTotals iOwe iOweTotals transferTotals spending businessSummary businessLabels',
      'counterparties requests evenings',
    ]),
    ...allowed(PAYMENTS, ['paymentMethods']),
    // It tells which payment methods the page shows.
    namePage: ['account:read', 'payments'],
    ...allowed(EXPORTS, ['exports']),
    ...allowed(WEBHOOKS, ['webhooks']),
    ...allowed(NO_TOKEN, [
      'accessTokens dataExport sessions passkeys isTwoFactorOn recoveryCodesLeft hasLoginNotifications',
    ]),
  },
  CardProcessing: allowed(PAYMENTS, ['feePercent feeMinimum publishableKey scriptUrl account']),
};

/** The scope that an access token needs to load an object of each type by its global id. The fields of an account have scopes of their own. */
export const NODE_SCOPES: Readonly<Record<string, Allowed>> = {
  User: ANY,
  ...allowed(ONE_RECEIPT, ['Receipt Item Claim Payment Change Evening']),
  ...allowed(READ, ['Counterparty']),
  ...allowed(SCANS, ['Scan']),
  ...allowed(PAYMENTS, ['CardPayment SavedPaymentMethod']),
  ...allowed(EXPORTS, ['AccountJob Export']),
  ...allowed(WEBHOOKS, ['Webhook WebhookDelivery']),
  ...allowed(NO_TOKEN, ['AccessToken Passkey Session']),
};

/** @returns the scopes, any one of which is enough for a field; null when the field belongs to the one that it is reached by. */
export function allowedForField(typename: string, field: string): Allowed | null {
  const fields = FIELD_SCOPES[typename];
  if (fields === undefined) return null;
  return fields[field] ?? NO_TOKEN;
}

function allowed(scopes: Allowed, names: readonly string[]): Record<string, Allowed> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, scopes]));
}
