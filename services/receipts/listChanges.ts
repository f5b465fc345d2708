import type { Change } from '../generated/prisma/client';
import type { ServiceContext } from '../context';

/** The trail of a receipt the viewer may see, newest first, from before a version. */
export function listChanges(
  ctx: ServiceContext,
  { receiptId, beforeVersion, first }: { receiptId: string; beforeVersion?: number; first: number },
): Promise<Change[]> {
  return ctx.db.prisma.change.findMany({
    where: { receiptId, ...(beforeVersion === undefined ? {} : { version: { lt: beforeVersion } }) },
    orderBy: { version: 'desc' },
    take: first,
  });
}
