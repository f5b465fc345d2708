import { reportTransferInput } from '@fairtab/domain/inputs/eveningInputs';
import { readId } from '@fairtab/domain/inputs/fields';
import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import type { TransferStatus } from '../../generated/prisma/enums';
import { parseInput } from '../../platform/parseInput';

/** A transfer that was moved. */
export interface MovedTransfer {
  /** Null when it comes from netting. */
  readonly eveningId: string | null;
  /** The person whom the viewer pays, or who pays the viewer. */
  readonly otherGuestId: string;
  readonly currency: Currency;
}

/** The moves of a transfer: whose they are, from which statuses, and what becomes of it (docs/product/evenings.md). */
const MOVES = {
  report: { by: 'fromGuestId', from: ['open'], to: 'reported' },
  confirm: { by: 'toGuestId', from: ['open', 'reported'], to: 'confirmed' },
  dispute: { by: 'toGuestId', from: ['reported', 'confirmed'], to: 'open' },
} as const satisfies Record<
  string,
  { by: 'fromGuestId' | 'toGuestId'; from: readonly TransferStatus[]; to: TransferStatus }
>;

/**
 * The payer says how a transfer was paid. Fairtab itself moves no money.
 * @throws InvalidInput, NotFound (also for anybody but the payer), Conflict (it is reported or confirmed already)
 */
export function reportTransfer(ctx: ServiceContext, input: unknown): Promise<MovedTransfer> {
  const { transferId, method } = parseInput(reportTransferInput, input);
  return moveTransfer(ctx, { transferId, move: 'report', changes: { method, disputedAt: null } });
}

/**
 * The recipient says that a transfer arrived, whether it was reported or not.
 * @throws NotFound (also for anybody but the recipient), Conflict (it is confirmed already)
 */
export function confirmTransfer(ctx: ServiceContext, transferId: string): Promise<MovedTransfer> {
  return moveTransfer(ctx, { transferId, move: 'confirm', changes: { disputedAt: null } });
}

/**
 * The recipient says that a transfer did not arrive. It is open again.
 * @throws NotFound (also for anybody but the recipient), Conflict (nobody says that it was paid)
 */
export function disputeTransfer(ctx: ServiceContext, transferId: string): Promise<MovedTransfer> {
  return moveTransfer(ctx, { transferId, move: 'dispute', changes: { method: null, disputedAt: ctx.now() } });
}

async function moveTransfer(
  ctx: ServiceContext,
  {
    transferId: id,
    move,
    changes,
  }: {
    transferId: string;
    move: keyof typeof MOVES;
    changes: { method?: PaymentMethod | null; disputedAt: Date | null };
  },
): Promise<MovedTransfer> {
  const { by, from, to } = MOVES[move];
  // PostgreSQL fails on some texts, such as one with a zero byte.
  const transfer = readId('transfer')(id).ok
    ? await ctx.db.prisma.transfer.findUnique({
        where: { id },
        include: { settlement: { include: { evening: true } } },
      })
    : null;
  const { guestId } = ctx.viewer;
  if (!transfer || guestId === null || transfer[by] !== guestId) throw new NotFound(t('This is no transfer of yours.'));
  const now = ctx.now();
  // The condition is checked by the write itself, because both may tap at once.
  const { count } = await ctx.db.prisma.transfer.updateMany({
    where: { id, [by]: guestId, status: { in: [...from] } },
    data: { status: to, movedAt: now, tellAt: to === 'confirmed' ? null : now, ...changes },
  });
  if (count === 0) throw new Conflict(t('This transfer changed meanwhile. Look at it again.'));
  const { evening, currency } = transfer.settlement;
  if (evening) ctx.events.publish({ type: 'eveningChanged', eveningId: evening.id });
  return {
    eveningId: evening?.id ?? null,
    otherGuestId: by === 'fromGuestId' ? transfer.toGuestId : transfer.fromGuestId,
    currency: evening?.currency ?? currency ?? FIRST_CURRENCY,
  };
}
