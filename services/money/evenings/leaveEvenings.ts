import { FORMER_GUEST } from '@fairtab/domain/formerGuest';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Removes a guest from evenings and from settlements. The debts stay, without a name, so that the balances of the others stay
 * right.
 * @param former.formerId the guest who has these debts from then on
 */
export async function leaveEvenings(
  tx: Prisma.TransactionClient,
  { guestId, formerId }: { guestId: string; formerId: string },
): Promise<void> {
  await tx.evening.updateMany({ where: { madeByGuestId: guestId }, data: { madeByGuestId: null } });
  await tx.settlement.deleteMany({
    where: { settledAt: null, OR: [{ firstGuestId: guestId }, { secondGuestId: guestId }] },
  });
  await tx.settlement.updateMany({ where: { firstGuestId: guestId }, data: { firstGuestId: formerId } });
  await tx.settlement.updateMany({ where: { secondGuestId: guestId }, data: { secondGuestId: formerId } });
  await tx.settlement.updateMany({ where: { proposedByGuestId: guestId }, data: { proposedByGuestId: null } });
  await tx.settlementAgreement.deleteMany({ where: { guestId } });
  await tx.transfer.updateMany({
    where: { fromGuestId: guestId },
    data: { fromGuestId: formerId, fromName: FORMER_GUEST },
  });
  await tx.transfer.updateMany({ where: { toGuestId: guestId }, data: { toGuestId: formerId, toName: FORMER_GUEST } });
}
