import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { keyedRequest, keyRow, once, type KeyedRequest } from '../../idempotency';
import { hostedDiner, type DinerOfClaim } from './hostedDiner';
import { lockReminder } from './planReminder';
import type { Diner } from './readDebt';

/**
 * The host says "forget it" about a diner, or takes that back. A reminder that is not sent yet is dropped.
 * @throws NotFound (also for anybody but the host), Conflict (key reuse), InvalidInput (the key).
 */
export async function stopReminding(
  ctx: ServiceContext,
  { idempotencyKey, ...wanted }: DinerOfClaim & { isStopped: boolean },
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { claimId, isStopped } = wanted;
  const { receipt, diner } = await hostedDiner(ctx, wanted);
  const keyed = keyedRequest(ctx, { operation: 'stopReminding', key: idempotencyKey, request: wanted });
  await once(ctx, { keyed, write: () => stop(ctx, { diner, isStopped, keyed, hostGuestId: receipt.hostGuestId }) });
  return { receipt, claimId };
}

function stop(
  ctx: ServiceContext,
  {
    diner,
    isStopped,
    keyed,
    hostGuestId,
  }: { diner: Diner; isStopped: boolean; keyed: KeyedRequest | null; hostGuestId: string },
): Promise<object> {
  const now = ctx.now();
  return ctx.db.prisma.$transaction(async (tx) => {
    if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId: hostGuestId, answer: {} }) });
    await lockReminder(tx, diner);
    await tx.reminder.updateMany({ where: diner, data: { forgottenAt: isStopped ? now : null } });
    if (isStopped) await tx.mail.deleteMany({ where: { ...diner, sentAt: null } });
    // Then the next sweep decides when the diner is reminded.
    else await tx.claim.updateMany({ where: { ...diner, status: 'claimed' }, data: { remindAt: now } });
    return {};
  });
}
