import { isInEvening } from '@fairtab/domain/evenings/isInEvening';
import { t } from '@fairtab/domain/language/t';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';

/**
 * A receipt that the viewer may put into an evening.
 * @throws NotFound (also for anybody but the host), Conflict (not everybody with the link may see it)
 */
export async function hostedReceipt(ctx: ServiceContext, receiptId: string): Promise<ReceiptState> {
  const receipt = await ctx.store.load(receiptId);
  if (!receipt) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'putInEvening', receipt }, t('Only the host can do this.'));
  if (!isInEvening(receipt))
    throw new Conflict(t('Only a receipt that everybody with the link may see can be in an evening.'));
  return receipt;
}
