import type { CardFacts } from '@fairtab/domain/cardFacts';
import type { ServiceContext } from '../../context';
import type { CardPayment, CardPaymentStatus } from '../../generated/prisma/client';

const MINUTE_MS = 60_000;
/** How soon the processor is asked again about what is not at its end, should no webhook come. */
const LOOK_AGAIN_MS = 2 * MINUTE_MS;

/** A later state never gives way to an earlier one, which a slower worker may still believe in. */
const RANK: Record<CardPaymentStatus, number> = {
  underWay: 0,
  failed: 0,
  canceled: 1,
  paid: 2,
  returning: 3,
  refunded: 4,
  refundFailed: 4,
};

/** Keeps how far a payment is, and when a worker is to look at it again. @param how.status what follows from the facts by default */
export async function saveCardStatus(
  ctx: ServiceContext,
  {
    payment: { id, createdAt },
    facts,
    status = statusOf(facts),
  }: { payment: CardPayment; facts: CardFacts; status?: CardPaymentStatus },
): Promise<void> {
  const isOpen = RANK[status] === 0 || status === 'returning';
  const lacksCost = facts.charge?.costCents === null;
  const nowMs = ctx.now().getTime();
  // A payment that nobody finishes is asked about less and less often.
  const waitMs = status === 'returning' ? LOOK_AGAIN_MS : Math.max(LOOK_AGAIN_MS, nowMs - createdAt.getTime());
  await ctx.db.prisma.cardPayment.updateMany({
    where: { id, status: { in: statusesUpTo(RANK[status]) } },
    data: { status, failure: facts.failure, lookAt: isOpen || lacksCost ? new Date(nowMs + waitMs) : null },
  });
}

function statusOf({ intent }: CardFacts): CardPaymentStatus {
  return intent === 'failed' || intent === 'canceled' ? intent : 'underWay';
}

function statusesUpTo(rank: number): CardPaymentStatus[] {
  return (Object.keys(RANK) as CardPaymentStatus[]).filter((status) => RANK[status] <= rank);
}
