import { may } from '@fairtab/domain/policy';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { nextByHand, nextReminder, type StopCause } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../context';
import { textOf } from '../mail/letter';
import { readDebt } from './readDebt';
import { reminderLetter } from './reminderLetter';
import { originOfLinks } from '../links/PublicOrigin';

/** When a diner is reminded, for the host. */
export interface ReminderSchedule {
  /** When Fairtab reminds the diner next; null when it does not any more. */
  readonly nextAt: Date | null;
  /** Why it does not. */
  readonly stopped: StopCause | null;
  readonly sent: readonly Date[];
  /** From when the host may do it by hand; null when that is impossible. */
  readonly byHandAt: Date | null;
  /** Whether that is now. */
  readonly canRemindNow: boolean;
  /** What the next reminder would say, without the diner's address. */
  readonly wording: string;
}

/** @returns null unless the viewer is the host. */
export async function readSchedule(
  ctx: ServiceContext,
  { receipt, claim }: { receipt: ReceiptState; claim: ClaimState },
): Promise<ReminderSchedule | null> {
  if (may({ viewer: ctx.viewer, action: 'remindDiner', receipt, claim }) !== 'yes') return null;
  const open = await readDebt(ctx, {
    tx: ctx.db.prisma,
    diner: { receiptId: receipt.id, guestId: claim.guestId },
  });
  if (!open) return null;
  const now = ctx.now();
  const [next, byHand] = [nextReminder(open.debt, now), nextByHand(open.debt, now)];
  return {
    nextAt: 'at' in next ? next.at : null,
    stopped: 'stopped' in next ? next.stopped : null,
    sent: open.debt.sent,
    byHandAt: 'at' in byHand ? byHand.at : null,
    canRemindNow: 'at' in byHand && byHand.at.getTime() <= now.getTime(),
    wording: textOf(reminderLetter({ open, origin: originOfLinks(ctx), receiptId: receipt.id })),
  };
}
