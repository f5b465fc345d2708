import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict, NotAllowed } from '../../platform/errors';
import { readEvening, type EveningState } from './readEvening';

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
  return { evening: await readEvening(ctx, eveningId) };
}
