import { randomBytes } from 'node:crypto';
import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { lockAccount, signedIn } from '../../people/signedIn';
import { Conflict } from '../../platform/errors';
import { hashSecret } from '../../platform/secrets';

export const RECOVERY_CODES = 10;
/** Each character is 5 bits, 50 together. */
const CODE_LENGTH = 10;
/** Without letters that look like digits or like each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces all recovery codes of an account. @returns the new ones, to be shown once. */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf({ userId, code }) })) });
  return codes;
}

/** Uses a recovery code, which works once. @returns false when it is wrong or was used. */
export async function takeRecoveryCode(
  tx: Prisma.TransactionClient,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf({ userId, code }), usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

function newCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}

/**
 * Accepts codes as people type them from paper. The account is part of the hash, so that one guess cannot be tried
 * against all accounts at once.
 */
function hashOf({ userId, code }: { userId: string; code: string }): Uint8Array<ArrayBuffer> {
  const letters = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return hashSecret(`${userId}:${letters}`);
}

/** How many recovery codes the account has not used. @throws NotSignedIn */
export async function countRecoveryCodes(ctx: ServiceContext): Promise<number> {
  const { userId } = signedIn(ctx);
  return ctx.db.prisma.recoveryCode.count({ where: { userId, usedAt: null } });
}

/**
 * Makes new recovery codes and voids the old ones.
 * @throws NotSignedIn, InvalidCredentials, Conflict (there is no second factor), TooManyAttempts.
 */
export async function renewRecoveryCodes(ctx: ServiceContext, { password }: { password: string }): Promise<string[]> {
  const { userId } = await confirmPassword(ctx, password);
  const codes = await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const isOn = await tx.user.count({ where: { id: userId, totpConfirmedAt: { not: null } } });
    if (isOn === 0) throw new Conflict(t('Two-factor authentication is off.'));
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'recoveryCodesRenewed' });
    return replaceRecoveryCodes(tx, userId);
  });
  ctx.onSecurityEvent({ event: 'recoveryCodesRenewed', userId });
  return codes;
}
