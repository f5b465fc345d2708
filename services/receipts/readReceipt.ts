import { may } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext, Viewer } from '../context';
import { NotFound } from '../errors';
import { receiptIdOf } from './receiptIdOf';

/** The receipt as it is now; null when there is none or the viewer may not see it, which look the same (decisions §4). */
export async function readReceipt(ctx: ServiceContext, id: string): Promise<ReceiptState | null> {
  const receipt = await ctx.store.load(id);
  return receipt && maySee(ctx.viewer, receipt) ? receipt : null;
}

/** Whether the viewer may see the receipt in this state of it. */
export function maySee(viewer: Pick<Viewer, 'guestId'>, receipt: ReceiptState): boolean {
  return may({ viewer, action: 'seeReceipt', receipt }) === 'yes';
}

/** The receipt that an item, a claim or a payment is on, under the same rule. */
export async function readReceiptOf(
  ctx: ServiceContext,
  part: { part: 'item' | 'claim' | 'payment'; id: string },
): Promise<ReceiptState | null> {
  try {
    return await readReceipt(ctx, await receiptIdOf(ctx, part));
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
