import { isInEvening } from '@fairtab/domain/evenings/isInEvening';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { findEvening, type EveningState } from './readEvening';

/** The evening that a receipt is shown in; null when there is none, or not everybody with the link may see the receipt. */
export async function eveningOfReceipt(ctx: ServiceContext, receipt: ReceiptState): Promise<EveningState | null> {
  if (!isInEvening(receipt)) return null;
  const found = await ctx.db.prisma.eveningReceipt.findUnique({ where: { receiptId: receipt.id } });
  return found && findEvening(ctx, found.eveningId);
}
