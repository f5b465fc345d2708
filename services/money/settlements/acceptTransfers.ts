import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';

/**
 * Counts transfers as arrived that were reported three days ago, and whose recipients said nothing (docs/product/evenings.md).
 * A recipient can still say that one did not arrive.
 */
export async function acceptTransfers(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  const reportedBefore = new Date(now.getTime() - ACCEPT_PAYMENT_AFTER_MS);
  await ctx.db.prisma.transfer.updateMany({
    where: { status: 'reported', movedAt: { lte: reportedBefore } },
    data: { status: 'confirmed', movedAt: now, tellAt: null },
  });
}
