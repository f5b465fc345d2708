import { t } from '@fairtab/domain/language/t';
import { splitByItem as split } from '@fairtab/domain/moves/splitByItem';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { changeReceipt } from './changeReceipt';

/**
 * The host takes an even split back, so that the dishes are the lines again. Nothing changes on a bill that is split by
 * item already.
 * @throws NotFound (also for anybody but the host), Conflict (somebody has claimed, or key reuse), InvalidInput (the key).
 */
export async function splitByItem(
  ctx: ServiceContext,
  { receiptId, idempotencyKey }: { receiptId: string; idempotencyKey?: unknown },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'splitByItem', key: idempotencyKey, request: { receiptId } }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, t('Only the host can split the bill.'));
      return split({ state, newId: () => ctx.newId() });
    },
  });
  return { receipt };
}
