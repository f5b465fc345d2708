import { settleEvening as settle } from '@fairtab/domain/evenings/settleEvening';
import { settleEveningInput } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import { agree } from '../settlements/agree';
import { takeForce } from '../settlements/takeForce';
import type { ServiceContext } from '../../context';
import { lockGuest } from '../../people/guests';
import { Conflict, NotAllowed } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { lockEvening } from './lockEvening';
import { type EveningState, readEvening, takesPart } from './readEvening';

/**
 * Proposes to settle an evening as the viewer saw it, or agrees to that proposal (docs/product/evenings.md). When every host
 * that something is owed to has agreed, it takes force. Doing it again changes nothing.
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
  const { settlementId, agreed } = await agree(ctx, {
    subject: { eveningId },
    lock: async (tx) => {
      await lockGuest(tx, guestId);
      await lockEvening(tx, eveningId);
    },
    plan,
    guestId,
  });
  if (plan.asked.every((host) => agreed.includes(host))) {
    const names = new Map(evening.people.map((person) => [person.guestId, person.name]));
    await takeForce(ctx, {
      settlementId,
      receiptIds: evening.receipts.map(({ id }) => id),
      names,
      decide: (receipts) =>
        settle({
          receipts,
          planText: plan.text,
          evening: evening.name,
          actor: { guestId, name: names.get(guestId) ?? '' },
          newId: () => ctx.newId(),
          at: ctx.now().toISOString(),
        }),
    });
  }
  ctx.events.publish({ type: 'eveningChanged', eveningId });
  return { evening: await readEvening(ctx, eveningId) };
}

/**
 * Takes back or declines the proposal to settle an evening. Who proposed it may, and every host that it asks.
 * @throws NotFound (no such evening), NotAllowed (anybody else), Conflict (there is no proposal, or it is in force)
 */
export async function declineSettlement(ctx: ServiceContext, eveningId: string): Promise<{ evening: EveningState }> {
  const evening = await readEvening(ctx, eveningId);
  const { proposal, receipts } = evening;
  const { guestId } = ctx.viewer;
  const mayDecline =
    guestId !== null &&
    (proposal?.proposedByGuestId === guestId || receipts.some(({ hostGuestId }) => hostGuestId === guestId));
  if (!mayDecline) throw new NotAllowed(t('Only a host, or who proposed it, can decline.'));
  if (!proposal) throw new Conflict(t('There is no proposal to settle this evening.'));
  const { count } = await ctx.db.prisma.settlement.deleteMany({ where: { id: proposal.id, settledAt: null } });
  if (count === 0) throw new Conflict(t('There is no proposal to settle this evening.'));
  ctx.events.publish({ type: 'eveningChanged', eveningId });
  return { evening: await readEvening(ctx, eveningId) };
}
