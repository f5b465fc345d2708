import { may } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext, Viewer } from '../context';
import { NotFound } from '../platform/errors';
import { receiptIdOf } from './receiptIdOf';

/** Returns null both when there is no such receipt and when the viewer may not see it (docs/product/access.md). */
export async function readReceipt(ctx: ServiceContext, id: string): Promise<ReceiptState | null> {
  const receipt = await ctx.store.load(id);
  return receipt && maySee(ctx.viewer, receipt) ? receipt : null;
}

/** Whether the viewer may see the receipt in this state. */
export function maySee(viewer: Pick<Viewer, 'guestId'>, receipt: ReceiptState): boolean {
  return may({ viewer, action: 'seeReceipt', receipt }) === 'yes';
}

/** The receipt of an item, a claim or a payment; null as readReceipt returns it. */
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
