import { t } from '@fairtab/domain/language/t';
import { confirmPersonInput } from '@fairtab/domain/inputs/settleInputs';
import { confirmTogether } from '@fairtab/domain/moves/confirmTogether';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipts } from '../../receipts/changeReceipts';
import { shownCents } from '../../receipts/shownCents';
import { signedIn } from '../../people/signedIn';
import { findPerson } from './findPerson';
import { settledWith, type Settled } from './settledWith';

/**
 * The account says that payments of one person arrived, on all its receipts that they are for, all or none
 * (docs/product/people.md).
 * @throws NotSignedIn, InvalidInput, NotFound (also another person's payment, or one to another host), AmountMismatch (the sum
 * is not what the host saw), Conflict (disputed meanwhile, key reuse).
 */
export async function confirmPerson(ctx: ServiceContext, input: unknown): Promise<Settled> {
  signedIn(ctx);
  const { idempotencyKey, ...wanted } = parseInput(confirmPersonInput, input);
  const { personId, paymentIds, expectedAmount } = wanted;
  const { guestId: payerGuestId } = await findPerson(ctx, personId);
  const receiptIds = await receiptIdsOf(ctx, paymentIds);
  await changeReceipts(ctx, {
    receiptIds,
    keyed: keyedRequest(ctx, { operation: 'confirmPerson', key: idempotencyKey, request: input }),
    isBlind: true,
    decide: (receipts) => {
      for (const receipt of receipts)
        authorise({ viewer: ctx.viewer, action: 'confirmPayment', receipt }, t('Only the host can do this.'));
      const [first] = receipts;
      const expectedCents = first ? shownCents(first, expectedAmount) : 0;
      return confirmTogether({ receipts, paymentIds, payerGuestId, expectedCents, at: ctx.now().toISOString() });
    },
  });
  return settledWith(ctx, { personId, receiptIds, paymentIds });
}

/** Ids without a payment are left out. */
async function receiptIdsOf(ctx: ServiceContext, paymentIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ receipt_id: string }>({
    name: 'receipts-of-payments',
    text: 'SELECT DISTINCT receipt_id FROM payment WHERE id = ANY ($1::text[])',
    values: [paymentIds],
  });
  return rows.map(({ receipt_id: id }) => id);
}
