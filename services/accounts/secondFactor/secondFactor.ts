import { Secret, TOTP } from 'otpauth';
import type { ServiceContext } from '../../context';
import { placeOf, TOTP_SECRET } from '../../platform/sealing/sealedColumns';
import { takeRecoveryCode } from './recoveryCodes';

const ISSUER = 'Fairtab';
/** How far a phone's clock may be off, in steps of 30 seconds. */
const WINDOW = 1;

/** The sealed text of account.totp_secret, and its row. */
export interface SealedSecret {
  readonly userId: string;
  readonly totpSecret: string;
}

/** A new secret for an authenticator app. @returns it for typing in, for the QR code, and sealed for the database. */
export function newTotpSecret(
  ctx: ServiceContext,
  { userId, username }: { userId: string; username: string },
): { secret: string; uri: string; totpSecret: string } {
  const totp = new TOTP({ issuer: ISSUER, label: username, secret: new Secret() });
  const secret = totp.secret.base32;
  return { secret, uri: totp.toString(), totpSecret: ctx.sealer.seal(secret, placeOf(TOTP_SECRET, userId)) };
}

/** Uses a code of the app or a recovery code, which both work once. @returns whether it was valid. */
export async function takeCode(
  ctx: ServiceContext,
  { code, ...sealed }: SealedSecret & { code: string },
): Promise<boolean> {
  if (isAppCode(code)) return takeAppCode(ctx, { code, ...sealed });
  return takeRecoveryCode(ctx.db.prisma, { userId: sealed.userId, code, now: ctx.now() });
}

/**
 * Uses a code of the app, of now or one step off. It and all earlier codes are void afterwards. @returns whether it was
 * valid.
 */
export async function takeAppCode(
  ctx: ServiceContext,
  { code, userId, totpSecret }: SealedSecret & { code: string },
): Promise<boolean> {
  if (!isAppCode(code)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(ctx.sealer.open(totpSecret, placeOf(TOTP_SECRET, userId))) });
  const timestamp = ctx.now().getTime();
  const stepsOff = totp.validate({ token: digitsOf(code), timestamp, window: WINDOW });
  if (stepsOff === null) return false;
  const step = totp.counter({ timestamp }) + stepsOff;
  const { count } = await ctx.db.prisma.user.updateMany({
    where: { id: userId, totpSecret, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count === 1;
}

/** The library faults on six characters that are no digits. */
function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(digitsOf(code));
}

/** Apps show codes as "123 456". */
function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}
