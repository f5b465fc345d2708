import { t } from '@fairtab/domain/language/t';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { receiptIdOf } from '../receiptIdOf';
import type { Diner } from './readDebt';

/** A claim of the diner, and the key by which a retry is recognised. */
export interface DinerOfClaim {
  readonly claimId: string;
  readonly idempotencyKey?: unknown;
}

/**
 * The diner of a claim, for the host of its receipt.
 * @throws NotFound (also for anybody but the host).
 */
export async function hostedDiner(
  ctx: ServiceContext,
  { claimId }: DinerOfClaim,
): Promise<{ receipt: ReceiptState; diner: Diner }> {
  const receipt = await ctx.store.load(await receiptIdOf(ctx, { part: 'claim', id: claimId }));
  const claim = receipt?.claims.find(({ id }) => id === claimId);
  if (!receipt || !claim) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'remindDiner', receipt, claim }, t('Only the host can remind diners.'));
  return { receipt, diner: { receiptId: receipt.id, guestId: claim.guestId } };
}
