import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { inTransaction } from '../../platform/inTransaction';
import { hostedReceipt } from './hostedReceipt';
import { putInEvening } from './putInEvening';
import { readEvening, type EveningState } from './readEvening';

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
  return { evening: await readEvening(ctx, eveningId) };
}
