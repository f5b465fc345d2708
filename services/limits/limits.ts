const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * How often something may be tried (docs/product/access.md). A full restaurant shares one Wi-Fi address, so limits by
 * address are generous or count only failed logins, and claims are counted by diner.
 */
export const LIMITS = {
  failedLoginsOfAccount: { points: 10, seconds: 15 * MINUTE_S },
  failedLoginsFromAddress: { points: 100, seconds: 15 * MINUTE_S },
  signUpsFromAddress: { points: 60, seconds: HOUR_S },
  /** Passwords and codes that a signed-in viewer is asked for again. */
  failedConfirmationsOfAccount: { points: 10, seconds: 15 * MINUTE_S },
  /** By the text that was typed, whether an account has it or not. */
  passwordResetsOfName: { points: 5, seconds: HOUR_S },
  passwordResetsFromAddress: { points: 100, seconds: HOUR_S },
  mailsOfAccount: { points: 10, seconds: HOUR_S },
  exportsOfAccount: { points: 20, seconds: HOUR_S },
  photosOfGuest: { points: 60, seconds: HOUR_S },
  photosFromAddress: { points: 1_500, seconds: HOUR_S },
  scansOfGuest: { points: 60, seconds: HOUR_S },
  claimsOfDiner: { points: 300, seconds: MINUTE_S },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof LIMITS;
