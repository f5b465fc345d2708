import { reportTransferInput } from '@fairtab/domain/inputs/eveningInputs';
import { readId } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import type { TransferStatus } from '../generated/prisma/enums';
import { parseInput } from '../parseInput';
import { readEvening, type EveningState } from './readEvening';

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
export function reportTransfer(ctx: ServiceContext, input: unknown): Promise<{ evening: EveningState }> {
  const { transferId, method } = parseInput(reportTransferInput, input);
  return moveTransfer(ctx, { transferId, move: 'report', changes: { method, disputedAt: null } });
}

/**
 * The recipient says that a transfer arrived, whether it was reported or not.
 * @throws NotFound (also for anybody but the recipient), Conflict (it is confirmed already)
 */
export function confirmTransfer(ctx: ServiceContext, transferId: string): Promise<{ evening: EveningState }> {
  return moveTransfer(ctx, { transferId, move: 'confirm', changes: { disputedAt: null } });
}

/**
 * The recipient says that a transfer did not arrive. It is open again.
 * @throws NotFound (also for anybody but the recipient), Conflict (nobody says that it was paid)
 */
export function disputeTransfer(ctx: ServiceContext, transferId: string): Promise<{ evening: EveningState }> {
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
): Promise<{ evening: EveningState }> {
  const { by, from, to } = MOVES[move];
  // PostgreSQL fails on some texts, such as one with a zero byte.
  const transfer = readId('transfer')(id).ok
    ? await ctx.db.prisma.transfer.findUnique({ where: { id }, include: { settlement: true } })
    : null;
  const { guestId } = ctx.viewer;
  if (!transfer || guestId === null || transfer[by] !== guestId) throw new NotFound(t('This is no transfer of yours.'));
  // The condition is checked by the write itself, because both may tap at once.
  const { count } = await ctx.db.prisma.transfer.updateMany({
    where: { id, [by]: guestId, status: { in: [...from] } },
    data: { status: to, ...changes },
  });
  if (count === 0) throw new Conflict(t('This transfer changed meanwhile. Look at it again.'));
  return { evening: await readEvening(ctx, transfer.settlement.eveningId) };
}
