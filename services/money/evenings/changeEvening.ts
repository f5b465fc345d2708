import {
  createEveningInput,
  MOST_RECEIPTS_OF_EVENING,
  MOST_RECEIPTS_OF_PERSON,
} from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { inTransaction } from '../../platform/inTransaction';
import { parseInput } from '../../platform/parseInput';
import { maySee } from '../../receipts/readReceipt';
import type { WriteAlong } from '../../receipts/saving/saveAll';
import { hostedReceipt } from './hostedReceipt';
import { lockEvening } from './lockEvening';
import { type EveningState, readEvening } from './readEvening';

/**
 * Begins an evening with a receipt of the viewer's (docs/product/evenings.md). For a receipt that is in an evening which the
 * viewer began, it answers with that one, so that a retry makes no second one.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (the receipt is not shown to everybody with the
 * link, or is in somebody else's evening).
 */
export async function createEvening(ctx: ServiceContext, input: unknown): Promise<{ evening: EveningState }> {
  const { receiptId, name } = parseInput(createEveningInput, input);
  const { hostGuestId, currency } = await hostedReceipt(ctx, receiptId);
  const [eveningId, now] = [ctx.newId(), ctx.now()];
  const known = await ctx.db.prisma.$transaction(async (tx) => {
    // Waits for another write about this receipt, so that two taps make one evening.
    await tx.$queryRaw`SELECT 1 FROM receipt WHERE id = ${receiptId} FOR NO KEY UPDATE`;
    const before = await tx.eveningReceipt.findUnique({ where: { receiptId }, include: { evening: true } });
    if (before) return before.evening;
    return tx.evening.create({
      data: {
        id: eveningId,
        name,
        currency,
        madeByGuestId: hostGuestId,
        createdAt: now,
        receipts: { create: { receiptId, addedAt: now } },
      },
    });
  });
  if (known.madeByGuestId !== hostGuestId)
    throw new Conflict(t('This receipt is in another evening. Take it out first.'));
  return { evening: await readEvening(ctx, known.id) };
}

/**
 * Puts a receipt of the viewer's into an evening, whose link the viewer has. One that is in it stays in it.
 * @throws NotFound (no such evening; also for anybody but the host), Conflict (the receipt is in another evening or not shown
 * to everybody with the link, or the evening is full, or has the most receipts of one person).
 */
export async function addToEvening(
  ctx: ServiceContext,
  { eveningId, receiptId }: { eveningId: string; receiptId: string },
): Promise<{ evening: EveningState }> {
  const receipt = await hostedReceipt(ctx, receiptId);
  const { currency } = await readEvening(ctx, eveningId);
  if (receipt.currency !== currency)
    throw new Conflict(t('The receipts of this evening are in {currency}.', { currency }));
  const at = ctx.now();
  const { hostGuestId } = receipt;
  await inTransaction(ctx.db.writes, { work: putInEvening({ eveningId, receiptId, hostGuestId, at }) });
  ctx.events.publish({ type: 'eveningChanged', eveningId });
  return { evening: await readEvening(ctx, eveningId) };
}

/**
 * Writes that a receipt is in an evening. One that is in it stays in it.
 * @throws NotFound (the evening is gone), Conflict (the receipt is in another evening, the evening is full, or its host has the
 * most receipts there that one person may have who did not begin the evening), when it is written
 */
export function putInEvening({
  eveningId,
  receiptId,
  hostGuestId,
  at,
}: {
  eveningId: string;
  receiptId: string;
  hostGuestId: string;
  at: Date;
}): WriteAlong {
  return async (client) => {
    const {
      rows: [evening],
    } = await client.query<{ made_by_guest_id: string | null }>(
      'SELECT made_by_guest_id FROM evening WHERE id = $1 FOR UPDATE',
      [eveningId],
    );
    if (!evening) throw new NotFound(t('There is no such evening.'));
    await client.query('SELECT FROM receipt WHERE id = $1 FOR NO KEY UPDATE', [receiptId]);
    const {
      rows: [before],
    } = await client.query<{ evening_id: string }>('SELECT evening_id FROM evening_receipt WHERE receipt_id = $1', [
      receiptId,
    ]);
    if (before?.evening_id === eveningId) return;
    if (before) throw new Conflict(t('This receipt is in another evening. Take it out first.'));
    const { rows: hosts } = await client.query<{ host_guest_id: string }>(
      `SELECT host_guest_id FROM evening_receipt JOIN receipt ON receipt.id = receipt_id WHERE evening_id = $1`,
      [eveningId],
    );
    if (hosts.length >= MOST_RECEIPTS_OF_EVENING)
      throw new Conflict(t('An evening has at most {max} receipts.', { max: MOST_RECEIPTS_OF_EVENING }));
    const own = hosts.filter(({ host_guest_id: id }) => id === hostGuestId).length;
    if (hostGuestId !== evening.made_by_guest_id && own >= MOST_RECEIPTS_OF_PERSON)
      throw new Conflict(
        t('You have {max} receipts in this evening, which is the most for one person. Take one out first.', {
          max: MOST_RECEIPTS_OF_PERSON,
        }),
      );
    await client.query('INSERT INTO evening_receipt (receipt_id, evening_id, added_at) VALUES ($1, $2, $3)', [
      receiptId,
      eveningId,
      at,
    ]);
  };
}

/**
 * Takes a receipt out of its evening. The host of the receipt may do it, and so may whoever began the evening. It voids a
 * proposal. Settled debts stay settled.
 * @throws NotFound (also for anybody else, and for a receipt that is in no evening)
 */
export async function takeOutOfEvening(ctx: ServiceContext, receiptId: string): Promise<{ evening: EveningState }> {
  const receipt = await ctx.store.load(receiptId);
  if (!receipt || !maySee(ctx.viewer, receipt)) throw new NotFound();
  const found = await ctx.db.prisma.eveningReceipt.findUnique({ where: { receiptId }, include: { evening: true } });
  const mayTakeOut = [receipt.hostGuestId, found?.evening.madeByGuestId].includes(ctx.viewer.guestId ?? undefined);
  if (!found || !mayTakeOut) throw new NotFound(t('This receipt is in no evening that you can change.'));
  const { eveningId } = found;
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockEvening(tx, eveningId);
    await tx.eveningReceipt.deleteMany({ where: { receiptId, eveningId } });
    await tx.settlement.deleteMany({ where: { eveningId, settledAt: null } });
  });
  ctx.events.publish({ type: 'eveningChanged', eveningId });
  return { evening: await readEvening(ctx, eveningId) };
}
