import { settleEvening as settle } from '@fairtab/domain/evenings/settleEvening';
import { settleEveningInput } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../context';
import { Conflict, NotAllowed } from '../errors';
import { parseInput } from '../parseInput';
import { changeReceiptsTogether } from '../receipts/changeReceiptsTogether';
import { agree } from './agree';
import { hashOfPlan, readEvening, takesPart, type EveningState } from './readEvening';
import { transfersStatement } from './transfersStatement';

/**
 * Proposes to settle an evening as the viewer saw it, or agrees to that proposal (docs/product/evenings.md). When every host
 * that something is owed to has agreed, it takes force: in one transaction all open claims are paid by it, and its transfers
 * are owed. Doing it again changes nothing.
 * @param input.planKey the plan that the viewer saw
 * @throws InvalidInput, NotFound (no such evening), NotAllowed (the viewer takes no part), Conflict (nothing is open, or
 * something else than the viewer saw).
 */
export async function settleEvening(ctx: ServiceContext, input: unknown): Promise<{ evening: EveningState }> {
  const { eveningId, planKey } = parseInput(settleEveningInput, input);
  const evening = await readEvening(ctx, eveningId);
  const { guestId } = ctx.viewer;
  if (guestId === null || !takesPart(evening, guestId))
    throw new NotAllowed(t('Only somebody with a part in this evening can settle it.'));
  const { plan } = evening;
  if (!plan) throw new Conflict(t('Nothing is open on the receipts of this evening.'));
  if (plan.key !== planKey)
    throw new Conflict(
      t('Something changed on the receipts meanwhile. Nothing was settled. Look at what is open now.'),
    );
  const { settlementId, agreed } = await agree(ctx, { evening, plan, guestId });
  if (plan.asked.every((host) => agreed.includes(host))) await takeForce(ctx, { evening, settlementId, guestId });
  return { evening: await readEvening(ctx, eveningId) };
}

async function takeForce(
  ctx: ServiceContext,
  { evening, settlementId, guestId }: { evening: EveningState; settlementId: string; guestId: string },
): Promise<void> {
  const names = new Map(evening.people.map((person) => [person.guestId, person.name]));
  const planText = evening.plan?.text ?? '';
  try {
    await changeReceiptsTogether(ctx, {
      receiptIds: evening.receipts.map(({ id }) => id),
      keyed: null,
      decide: (receipts) =>
        settle({
          receipts,
          planText,
          evening: evening.name,
          actorName: names.get(guestId) ?? '',
          newId: () => ctx.newId(),
          at: ctx.now().toISOString(),
        }),
      also: ({ plan }) =>
        transfersStatement({
          settlementId,
          planHash: hashOfPlan(plan.text),
          at: ctx.now(),
          transfers: plan.transfers.map((transfer) => ({
            ...transfer,
            id: ctx.newId(),
            fromName: names.get(transfer.from) ?? '',
            toName: names.get(transfer.to) ?? '',
          })),
        }),
    });
  } catch (error) {
    // Another host agreed at the same moment, and that one put it in force.
    const settlement = await ctx.db.prisma.settlement.findUnique({ where: { id: settlementId } });
    if (!(error instanceof Conflict) || !settlement?.settledAt) throw error;
  }
}
