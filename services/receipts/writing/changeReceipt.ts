import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { changeReceipts } from './changeReceipts';
import type { Actor, ChangeRequest } from './Writer';

interface ChangeOfOne<Answer extends object> extends Pick<ChangeRequest<Answer>, 'keyed' | 'bySystem' | 'isBlind'> {
  readonly receiptId: string;
  decide(state: ReceiptState, actor: Actor): Decided<Answer>;
}

/** changeReceipts for one receipt, which is what most writes are about. Its answer also names the receipt (receiptIdOfWrite.ts). */
export async function changeReceipt<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeOfOne<Answer>,
): Promise<{ receipt: ReceiptState; answer: Answer }> {
  const { receiptId } = request;
  const { receipts, answer } = await changeReceipts<Answer & { receiptId: string }>(ctx, {
    ...request,
    receiptIds: [receiptId],
    decide: ([state], actor) => {
      if (!state) throw new NotFound();
      const decided = request.decide(state, actor);
      if ('refusal' in decided) return decided;
      return { decisions: [decided], answer: { ...decided.answer, receiptId } };
    },
  });
  const [receipt] = receipts;
  if (!receipt) throw new NotFound();
  return { receipt, answer };
}
