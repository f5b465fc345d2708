const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * How often something may be tried (docs/product/access.md). A full restaurant shares one Wi-Fi address, so limits by
 * address are generous or count only failed logins, and claims are counted by diner.
 */
export const LIMITS = {
  failedLoginsOfAccount: { points: 10, seconds: 15 * MINUTE_S },
  /** Passwords from a browser that the account is known in. A stranger's tries do not count for it. */
  failedLoginsOfDevice: { points: 10, seconds: 15 * MINUTE_S },
  failedLoginsFromAddress: { points: 100, seconds: 15 * MINUTE_S },
  /** Answers of passkeys that are wrong. Wrong passwords from the same address do not count for them. */
  failedPasskeysFromAddress: { points: 100, seconds: 15 * MINUTE_S },
  /** Questions for a passkey: three an hour for each of 200 phones. */
  passkeyLoginsFromAddress: { points: 600, seconds: HOUR_S },
  signUpsFromAddress: { points: 60, seconds: HOUR_S },
  /** Passwords and codes that a signed-in viewer is asked for again. */
  failedConfirmationsOfAccount: { points: 10, seconds: 15 * MINUTE_S },
  /** The key is the text that was typed, whether an account has it or not. */
  passwordResetsOfName: { points: 5, seconds: HOUR_S },
  passwordResetsFromAddress: { points: 100, seconds: HOUR_S },
  mailsOfAccount: { points: 10, seconds: HOUR_S },
  newsletterMailsOfEmail: { points: 3, seconds: HOUR_S },
  newsletterMailsFromAddress: { points: 30, seconds: HOUR_S },
  /** Links to verify an address, whoever asks for them, so that many accounts cannot flood one person. */
  mailsToAddress: { points: 10, seconds: HOUR_S },
  /** Messages to one guest about proposals to settle one evening, or with one other account, however often they are taken back. */
  proposalsToldToGuest: { points: 2, seconds: HOUR_S },
  exportsOfAccount: { points: 20, seconds: HOUR_S },
  /** Single receipts as files, each drawn for the one who asks. */
  receiptFilesFromAddress: { points: 600, seconds: HOUR_S },
  /** Whoever tries stolen cards needs many tries. */
  cardPaymentsOfGuest: { points: 30, seconds: HOUR_S },
  cardPaymentsFromAddress: { points: 600, seconds: HOUR_S },
  photosOfGuest: { points: 60, seconds: HOUR_S },
  photosFromAddress: { points: 1_500, seconds: HOUR_S },
  scansOfGuest: { points: 60, seconds: HOUR_S },
  picturesFromAddress: { points: 600, seconds: HOUR_S },
  /** Pages of names, whether there is one or not: three an hour for each of 200 phones. */
  namesFromAddress: { points: 600, seconds: HOUR_S },
  /** More than a table each for 200 phones, and a second try for each. */
  scansFromAddress: { points: 600, seconds: HOUR_S },
  /** Receipts of browsers that are no guests yet: seven an hour for each of 200 phones. */
  firstReceiptsFromAddress: { points: 1_500, seconds: HOUR_S },
  /** Tokens of programs. Few programs share an address, and each needs one. */
  guestsFromAddress: { points: 300, seconds: HOUR_S },
  /** First claims of browsers: fifty an hour for each of 200 phones. */
  firstClaimsFromAddress: { points: 10_000, seconds: HOUR_S },
  /** Three for each page: seven pages an hour for each of 200 phones. */
  vitalsFromAddress: { points: 4_200, seconds: HOUR_S },
  /** Ten calls a second for a minute, which a bot that follows a subscription does not need. */
  callsOfAccessToken: { points: 600, seconds: MINUTE_S },
  /** Tests, and what is sent again, to the addresses of webhooks. */
  webhookMessagesOfAccount: { points: 300, seconds: HOUR_S },
  claimsOfDiner: { points: 300, seconds: MINUTE_S },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof LIMITS;

/**
 * Limits that are counted by a name, an email address or a guest that others may have tried, too. What is left of them is
 * told to nobody, because it would tell what others did.
 */
export const SHARED_WITH_STRANGERS: readonly LimitName[] = [
  'failedLoginsOfAccount',
  'passwordResetsOfName',
  'newsletterMailsOfEmail',
  'mailsToAddress',
  'proposalsToldToGuest',
];
