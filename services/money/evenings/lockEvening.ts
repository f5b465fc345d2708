import { t } from '@fairtab/domain/language/t';
import { NotFound } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';

/** Orders the writes about one evening, until the end of the transaction. @throws NotFound when it is gone. */
export async function lockEvening(tx: Prisma.TransactionClient, eveningId: string): Promise<void> {
  const rows = await tx.$queryRaw<object[]>`SELECT 1 FROM evening WHERE id = ${eveningId} FOR UPDATE`;
  if (rows.length === 0) throw new NotFound(t('There is no such evening.'));
}
