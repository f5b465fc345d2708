import { splitEvenlyInput } from '@fairtab/domain/inputs/receiptInputs';
import { t } from '@fairtab/domain/language/t';
import { splitByItem as byItem } from '@fairtab/domain/moves/splitByItem';
import { splitEvenly as evenly } from '@fairtab/domain/moves/splitEvenly';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { authorise } from '../people/authorise';
import { parseInput } from '../platform/parseInput';
import { changeReceipt } from './writing/changeReceipt';

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
      return byItem({ state, newId: () => ctx.newId() });
    },
  });
  return { receipt };
}

/**
 * The host splits the whole bill evenly: one line that the given number of people share replaces the dishes, which are kept. The
 * number of people can be changed the same way.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (somebody has claimed, nothing to split, or key reuse).
 */
export async function splitEvenly(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, ...wanted } = parseInput(splitEvenlyInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'splitEvenly', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, t('Only the host can split the bill.'));
      return evenly({ state, people: wanted.people, itemId: ctx.newId() });
    },
  });
  return { receipt };
}
