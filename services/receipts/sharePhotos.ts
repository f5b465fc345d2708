import { t } from '@fairtab/domain/language/t';
import { sharePhotos as share } from '@fairtab/domain/moves/sharePhotos';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { changeReceipt } from './writing/changeReceipt';

/**
 * The host shows the receipt's photos to everybody who may see the receipt, or hides them again.
 * @throws NotFound (also for anybody but the host), Conflict (it was not read from photos, or key reuse), InvalidInput (the key).
 */
export async function sharePhotos(
  ctx: ServiceContext,
  { idempotencyKey, ...wanted }: { receiptId: string; areShared: boolean; idempotencyKey?: unknown },
): Promise<{ receipt: ReceiptState }> {
  const { receiptId, areShared } = wanted;
  // A receipt gets its scan when it is created, so this cannot change meanwhile.
  const isScanned = (await ctx.db.prisma.scan.count({ where: { receiptId } })) > 0;
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'sharePhotos', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'sharePhotos', receipt: state }, t('Only the host can share the photos.'));
      return share({ state, areShared, isScanned });
    },
  });
  return { receipt };
}
