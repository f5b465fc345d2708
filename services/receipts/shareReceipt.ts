import type { Visibility } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { changeReceipt } from './changeReceipt';

const SUMMARIES = {
  link: 'made the receipt visible to anyone with the link',
  participants: 'made the receipt visible to those who claimed on it',
  private: 'made the receipt visible to nobody else',
} satisfies Record<Visibility, string>;

/**
 * The host chooses who may see the receipt (docs/product/access.md). Viewers who may not see it any more lose it at once.
 * @throws NotFound (also for anybody but the host).
 */
export async function shareReceipt(
  ctx: ServiceContext,
  { receiptId, visibility }: { receiptId: string; visibility: Visibility },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'shareReceipt', receipt: state }, 'Only the host can share the receipt.');
      return {
        next: state.visibility === visibility ? state : { ...state, visibility },
        actorName: state.hostName,
        kind: 'shared',
        summary: `${state.hostName} ${SUMMARIES[visibility]}`,
        answer: {},
      };
    },
  });
  return { receipt };
}
