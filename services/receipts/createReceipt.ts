import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { makeReceipt } from './makeReceipt';

/**
 * Makes a receipt, with the viewer as its host. With `itemsFollow` its lines come one by one with addItem, and a given
 * total stays the printed one until the host edits the bill. The scan that the bill was read by becomes part of the
 * receipt.
 * @throws InvalidInput (also for a scan that cannot be used), Conflict (key reuse, or a retry for a receipt that was
 * deleted meanwhile, or one that came while the guest signed in), TooManyAttempts (by address, before the browser is a guest).
 */
export function createReceipt(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  return makeReceipt(ctx, { bill: input, operation: 'createReceipt', request: input });
}
