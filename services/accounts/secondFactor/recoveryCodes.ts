import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../generated/prisma/client';

export const RECOVERY_CODES = 10;
/** 50 bits: 5 a character. */
const CODE_LENGTH = 10;
/** Without letters that are read as digits or as each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Gives an account new recovery codes in the place of all it had. @returns them, to be shown once. */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf({ userId, code }) })) });
  return codes;
}

/** Takes a recovery code, which gets in once. @returns false for one that is none, or is used. */
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

/** As it may be typed in from paper. The account is part of it, so that one guess is no guess at all accounts at once. */
function hashOf({ userId, code }: { userId: string; code: string }): Uint8Array<ArrayBuffer> {
  const letters = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return Uint8Array.from(createHash('sha256').update(`${userId}:${letters}`).digest());
}
