import type { Prisma } from './generated/prisma/client';
import { NotSignedIn } from './errors';

/**
 * Lets one writer at a time decide about what belongs to an account, until the transaction ends.
 * @throws NotSignedIn when the account was deleted meanwhile.
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId} FOR UPDATE`;
  if (rows.length === 0) throw new NotSignedIn();
}
