import { may } from '@fairtab/domain/policy';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { nextByHand, nextReminder, type StopCause } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import { isUnproven } from '../../messages/mail/channels';
import type { HoldReason } from '../../platform/HoldReason';
import { textOf, type Letter } from '../../messages/mail/letter';
import { findHoldOfBill } from '../../messages/outgoing/postFirstMessage';
import { quietLetter } from '../../messages/outgoing/withoutLinksIn';
import { firstReminderLetter } from './firstReminderLetter';
import { readDebt } from './readDebt';
import { reminderLetter } from './reminderLetter';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/** When a diner is reminded, for the host. */
export interface ReminderSchedule {
  /** When Fairtab reminds the diner next; null when it does not any more. */
  readonly nextAt: Date | null;
  /** Why it does not. */
  readonly stopped: StopCause | null;
  readonly sent: readonly Date[];
  /** The time from which the host may do it by hand; null when that is impossible. */
  readonly byHandAt: Date | null;
  /** Whether that is now. */
  readonly canRemindNow: boolean;
  /** What the next reminder would say, without the diner's address. */
  readonly wording: string;
  /** Whether that is a first message: nobody has opened one at the address that the diner left. */
  readonly isFirst: boolean;
  /** Why the gate would hold it back now; null when it would pass, and when none would be sent anyhow. */
  readonly held: HoldReason | null;
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
  const target = open.targets.find(isUnproven);
  // A reminder that also reaches a browser is never held back entirely.
  const isFirst = target !== undefined && open.targets.length === 1;
  const bill = target && { target, guestId: claim.guestId, hostGuestId: receipt.hostGuestId };
  const hold = isFirst && bill && 'at' in byHand ? await findHoldOfBill(ctx, { tx: ctx.db.prisma, bill }) : null;
  const diner = { receiptId: receipt.id, guestId: claim.guestId };
  const letter = isFirst
    ? firstReminderLetter(ctx, { diner, open, address: target.unproven })
    : reminderLetter({ open, origin: originOfLinks(ctx), receiptId: receipt.id });
  const byHandAt = 'at' in byHand ? later(byHand.at, hold?.until) : null;
  return {
    nextAt: 'at' in next ? later(next.at, hold?.until) : null,
    stopped: 'stopped' in next ? next.stopped : null,
    sent: open.debt.sent,
    byHandAt,
    canRemindNow: byHandAt !== null && byHandAt.getTime() <= now.getTime(),
    wording: wordingOf(letter, isFirst),
    isFirst,
    held: hold?.held ?? null,
  };
}

const later = (at: Date, until: Date | undefined): Date => (until && until.getTime() > at.getTime() ? until : at);

/** The links of a first message prove the address, so the host does not see them. */
function wordingOf(letter: Letter, isFirst: boolean): string {
  const { action: _link, unsubscribe: _end, ...words } = letter;
  return textOf(quietLetter(isFirst ? words : letter));
}
