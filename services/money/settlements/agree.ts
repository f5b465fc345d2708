import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import type { SettlementPlan } from '@fairtab/domain/settlements/SettlementPlan';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { hashOfPlan } from './KeyedPlan';

/** What a settlement is about: an evening, or two guests, the lesser id first, and a currency. */
export type Subject =
  | { readonly eveningId: string }
  | { readonly firstGuestId: string; readonly secondGuestId: string; readonly currency: string };

/**
 * Writes down that a guest wants this plan. A proposal about another plan is void, and a new one takes its place. Only who is
 * asked agrees; others may propose. It is written before anything is settled, so that of two who agree at once the later one
 * finds both.
 * @param agreement.lock orders the writes about the subject until the end of the transaction
 */
export async function agree(
  ctx: ServiceContext,
  {
    subject,
    lock,
    plan,
    guestId,
  }: {
    subject: Subject;
    lock: (tx: Prisma.TransactionClient) => Promise<void>;
    plan: SettlementPlan;
    guestId: string;
  },
): Promise<{ settlementId: string; agreed: readonly string[] }> {
  const planHash = hashOfPlan(plan);
  const [newId, now] = [ctx.newId(), ctx.now()];
  return ctx.db.prisma.$transaction(async (tx) => {
    await lock(tx);
    await tx.settlement.deleteMany({ where: { ...subject, settledAt: null, planHash: { not: planHash } } });
    const known = await tx.settlement.findFirst({ where: { ...subject, settledAt: null } });
    const settlementId =
      known?.id ??
      (
        await tx.settlement.create({
          data: { id: newId, ...subject, planHash, proposedByGuestId: guestId, createdAt: now, tellAt: now },
        })
      ).id;
    if (plan.asked.includes(guestId))
      await tx.settlementAgreement.createMany({ data: [{ settlementId, guestId }], skipDuplicates: true });
    const agreements = await tx.settlementAgreement.findMany({ where: { settlementId } });
    return { settlementId, agreed: agreements.map((agreement) => agreement.guestId) };
  });
}

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
