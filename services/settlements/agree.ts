import type { EveningPlan } from '@fairtab/domain/evenings/planEvening';
import type { ServiceContext } from '../context';
import { lockGuest } from '../guests';
import { lockEvening } from './lockEvening';
import { hashOfPlan, type EveningState } from './readEvening';

/**
 * Writes down that a guest wants this plan. A proposal about another plan is void, and a new one takes its place. Only hosts
 * agree; everybody may propose. It is written before anything is settled, so that of two hosts who agree at once the later
 * one finds both.
 */
export async function agree(
  ctx: ServiceContext,
  { evening: { id: eveningId }, plan, guestId }: { evening: EveningState; plan: EveningPlan; guestId: string },
): Promise<{ settlementId: string; agreed: readonly string[] }> {
  const planHash = hashOfPlan(plan.text);
  const [newId, now] = [ctx.newId(), ctx.now()];
  return ctx.db.prisma.$transaction(async (tx) => {
    await lockGuest(tx, guestId);
    await lockEvening(tx, eveningId);
    await tx.settlement.deleteMany({ where: { eveningId, settledAt: null, planHash: { not: planHash } } });
    const known = await tx.settlement.findFirst({ where: { eveningId, settledAt: null } });
    const settlementId =
      known?.id ??
      (
        await tx.settlement.create({
          data: { id: newId, eveningId, planHash, proposedByGuestId: guestId, createdAt: now },
        })
      ).id;
    if (plan.asked.includes(guestId))
      await tx.settlementAgreement.createMany({ data: [{ settlementId, guestId }], skipDuplicates: true });
    const agreements = await tx.settlementAgreement.findMany({ where: { settlementId } });
    return { settlementId, agreed: agreements.map((agreement) => agreement.guestId) };
  });
}
