import { createReceiptInput } from '@fairtab/domain/inputs/receiptInputs';
import { currencyIn } from '@fairtab/domain/inputs/currencyField';
import { t } from '@fairtab/domain/language/t';
import { FIRST_CURRENCY } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { Conflict } from '../errors';
import { keyedRequest, once } from '../idempotency';
import { parseInput } from '../parseInput';
import { dayIn } from '@fairtab/domain/localTime';
import { isScanTaken, scanTaken } from '../scans/tieScan';
import { insertReceipt, type WriteWithReceipt } from './insertReceipt';

/**
 * Makes a receipt, alone or together with something else: both or neither.
 * @param wanted.bill what createReceiptInput takes
 * @param wanted.operation the use case, and `wanted.request` what it was sent: a retry has to repeat both
 * @throws what createReceipt throws, and what `also` throws.
 */
export async function makeReceipt(
  ctx: ServiceContext,
  { bill, operation, request, also }: { bill: unknown; operation: string; request: unknown; also?: WriteWithReceipt },
): Promise<{ receipt: ReceiptState }> {
  const now = ctx.now();
  const shape = createReceiptInput({
    today: now.toISOString().slice(0, 10),
    itemsFollow: doItemsFollow(bill),
    currency: currencyIn(bill, FIRST_CURRENCY),
  });
  const { idempotencyKey, ...parsed } = parseInput(shape, bill);
  const wanted = { ...parsed, date: parsed.date ?? dayIn(parsed.timeZone, now) };
  if (ctx.viewer.guestId === null) await ctx.limits.spend('firstReceiptsFromAddress', ctx.client.address);
  const keyed = keyedRequest(ctx, { operation, key: idempotencyKey, request });
  const { receiptId } = await once(ctx, {
    keyed,
    write: () =>
      insertReceipt(ctx, { wanted, keyed, also }).catch((error: unknown) => {
        throw isScanTaken(error) ? scanTaken() : error;
      }),
  });
  const receipt = await ctx.store.load(receiptId);
  if (!receipt || receipt.deletedAt !== null) throw new Conflict(t('This receipt was made, and deleted meanwhile.'));
  return { receipt };
}

function doItemsFollow(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'itemsFollow' in input && input.itemsFollow === true;
}
