import { createReceiptInput, type CreateReceipt } from '@fairtab/domain/inputs/receiptInputs';
import { currencyIn } from '@fairtab/domain/inputs/currencyField';
import { t } from '@fairtab/domain/language/t';
import { dayIn } from '@fairtab/domain/localTime';
import { FIRST_CURRENCY } from '@fairtab/domain/money';
import { createReceipt } from '@fairtab/domain/moves/createReceipt';
import type { Decided, Decision } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { Conflict } from '../platform/errors';
import { keyedRequest, once, type KeyedRequest } from '../idempotency';
import { parseInput } from '../platform/parseInput';
import { savedWaysToPay } from '../people/paymentMethods/savedWaysToPay';
import { findAccount } from '../people/signedIn';
import { tieOfScan } from './scans/tieScan';
import { changeReceipts } from './writing/changeReceipts';
import type { WriteAlong } from './saving/saveAll';

/**
 * Makes a receipt, alone or together with something else: both or neither.
 * @param wanted.bill what createReceiptInput takes
 * @param wanted.complete adds to it what is known besides the bill
 * @param wanted.operation the use case, and `wanted.request` what it was sent: a retry has to repeat both
 * @throws what createReceipt throws, and what `also` throws.
 */
export async function makeReceipt(
  ctx: ServiceContext,
  {
    bill,
    operation,
    request,
    also,
    complete = (made) => made,
  }: { bill: unknown; operation: string; request: unknown; also?: AlsoMade; complete?: Complete },
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
  // A retry is answered even when its scan became a receipt, which its first try did.
  const { receiptId } = await once(ctx, { keyed, write: () => write(ctx, { wanted, keyed, also, complete }) });
  const receipt = await ctx.store.load(receiptId);
  if (!receipt || receipt.deletedAt !== null) throw new Conflict(t('This receipt was made, and deleted meanwhile.'));
  return { receipt };
}

/** What is written with a new receipt, after it and in the same transaction. When it throws, there is no receipt. */
type AlsoMade = (receiptId: string) => WriteAlong;

/** What is known of a new receipt besides its bill, such as who claimed what of it. When it refuses, there is no receipt. */
type Complete = (made: Decision<{ receiptId: string }>) => Decided<{ receiptId: string }>;

async function write(
  ctx: ServiceContext,
  {
    wanted,
    keyed,
    also,
    complete,
  }: {
    wanted: Omit<CreateReceipt, 'idempotencyKey' | 'date'> & { readonly date: string };
    keyed: KeyedRequest | null;
    also: AlsoMade | undefined;
    complete: Complete;
  },
): Promise<{ receiptId: string }> {
  const id = ctx.newId();
  const name = wanted.hostName ?? (await nameOfAccount(ctx)) ?? t('Host');
  const payTo = wanted.payTo ?? (await savedWaysToPay(ctx, wanted.currency));
  const { scanId, date } = wanted;
  const tie = scanId === null ? null : await tieOfScan(ctx, { scanId, receiptId: id, confirmed: wanted });
  const others = [tie, also?.(id)].filter((one) => one !== null && one !== undefined);
  const { answer } = await changeReceipts(ctx, {
    receiptIds: [],
    keyed,
    decide: (_, { guestId }) => {
      const at = ctx.now().toISOString();
      const made = createReceipt({ wanted, date, id, host: { guestId, name }, payTo, newId: () => ctx.newId(), at });
      const completed = complete(made);
      return 'refusal' in completed ? completed : { decisions: [completed], answer: completed.answer };
    },
    ...(others.length === 0 ? {} : { also: () => inTurn(others) }),
  });
  return answer;
}

function inTurn(writes: readonly WriteAlong[]): WriteAlong {
  return async (client) => {
    for (const one of writes) await one(client);
  };
}

/** The name of a host that gives none but has an account; null without an account. */
async function nameOfAccount(ctx: ServiceContext): Promise<string | null> {
  const account = await findAccount(ctx);
  return account && (account.firstName === '' ? account.username : account.firstName);
}

function doItemsFollow(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'itemsFollow' in input && input.itemsFollow === true;
}
