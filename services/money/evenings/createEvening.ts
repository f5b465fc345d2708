import { createEveningInput } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { hostedReceipt } from './hostedReceipt';
import { readEvening, type EveningState } from './readEvening';

/**
 * Begins an evening with a receipt of the viewer's (docs/product/evenings.md). For a receipt that is in an evening which the
 * viewer began, it answers with that one, so that a retry makes no second one.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (the receipt is not shown to everybody with the
 * link, or is in somebody else's evening).
 */
export async function createEvening(ctx: ServiceContext, input: unknown): Promise<{ evening: EveningState }> {
  const { receiptId, name } = parseInput(createEveningInput, input);
  const { hostGuestId, currency } = await hostedReceipt(ctx, receiptId);
  const [eveningId, now] = [ctx.newId(), ctx.now()];
  const known = await ctx.db.prisma.$transaction(async (tx) => {
    // Waits for another write about this receipt, so that two taps make one evening.
    await tx.$queryRaw`SELECT 1 FROM receipt WHERE id = ${receiptId} FOR NO KEY UPDATE`;
    const before = await tx.eveningReceipt.findUnique({ where: { receiptId }, include: { evening: true } });
    if (before) return before.evening;
    return tx.evening.create({
      data: {
        id: eveningId,
        name,
        currency,
        madeByGuestId: hostGuestId,
        createdAt: now,
        receipts: { create: { receiptId, addedAt: now } },
      },
    });
  });
  if (known.madeByGuestId !== hostGuestId)
    throw new Conflict(t('This receipt is in another evening. Take it out first.'));
  return { evening: await readEvening(ctx, known.id) };
}
