import type { Prisma } from '../generated/prisma/client';
import { NotSignedIn } from '../platform/errors';

/**
 * Makes concurrent changes of one account wait for each other, until the transaction ends.
 * @throws NotSignedIn when the account was deleted meanwhile.
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId} FOR UPDATE`;
  if (rows.length === 0) throw new NotSignedIn();
}
