import { t } from '@fairtab/domain/language/t';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { nextByHand, nextReminder, type StopCause } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { keyedRequest, keyRow, once, type KeyedRequest } from '../../idempotency';
import { sendMailJob } from '../../platform/jobs/jobs';
import { hostedDiner, type DinerOfClaim } from './hostedDiner';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import { HELD } from './heldText';
import { lockReminder, writeReminder, type WrittenReminder } from './planReminder';
import { readDebt, type Diner } from './readDebt';

const REFUSALS: Record<StopCause, () => string> = {
  nothingOwed: () => t('Nothing is left to pay.'),
  forgotten: () => t('You said that this can be forgotten.'),
  unsubscribed: () => t('This person wants no more reminders.'),
  unreachable: () => t('This person left no address, or wants no reminders.'),
  phoneOnly: () =>
    t(
      'This person left only a phone number. Fairtab texts only numbers that were confirmed with a code, in an account.',
    ),
  allSent: () => t('All reminders were sent.'),
};

/**
 * The host reminds the diner of a claim by hand: at most once in 12 hours, never at night (docs/product/notifications.md).
 * @throws NotFound (also for anybody but the host), Conflict (not now, not any more, held back by the gate, or key reuse),
 * InvalidInput (the key).
 */
export async function remindDiner(
  ctx: ServiceContext,
  wanted: DinerOfClaim,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { claimId, idempotencyKey } = wanted;
  const { receipt, diner } = await hostedDiner(ctx, wanted);
  const keyed = keyedRequest(ctx, { operation: 'remindDiner', key: idempotencyKey, request: { claimId } });
  const write = async (): Promise<{ mailIds: string[] }> => {
    const { mailIds, holds } = await writeByHand(ctx, { diner, keyed, hostGuestId: receipt.hostGuestId });
    for (const { held } of holds) await noteHeld(ctx, { channel: 'email', reason: held });
    const [hold] = holds;
    if (hold && mailIds.length === 0) throw new Conflict(HELD[hold.held]());
    return { mailIds };
  };
  const { mailIds } = await once(ctx, { keyed, write });
  // Sending a message that was sent already does nothing.
  for (const mailId of mailIds) ctx.jobs.send(sendMailJob, { mailId });
  return { receipt, claimId };
}

function writeByHand(
  ctx: ServiceContext,
  { diner, keyed, hostGuestId }: { diner: Diner; keyed: KeyedRequest | null; hostGuestId: string },
): Promise<WrittenReminder> {
  return ctx.db.prisma.$transaction(async (tx) => {
    const open = (await lockReminder(tx, diner)) ? await readDebt(ctx, { tx, diner }) : null;
    const now = ctx.now();
    const next = open ? nextByHand(open.debt, now) : ({ stopped: 'nothingOwed' } as const);
    if (!open || 'stopped' in next) throw new Conflict(REFUSALS['stopped' in next ? next.stopped : 'nothingOwed']());
    if (next.at.getTime() > now.getTime())
      throw new Conflict(
        t('This person was reminded in the last 12 hours, or it is night there. Please try again later.'),
      );
    const written = await writeReminder(tx, { ctx, diner, open });
    const { mailIds } = written;
    if (mailIds.length === 0) return written;
    if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId: hostGuestId, answer: { mailIds } }) });
    const after = nextReminder({ ...open.debt, sent: [...open.debt.sent, now] }, now);
    await tx.claim.updateMany({
      where: { ...diner, status: 'claimed' },
      data: { remindAt: 'at' in after ? after.at : null },
    });
    return written;
  });
}
