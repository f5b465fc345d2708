import { t } from '@fairtab/domain/language/t';
import { payPersonInput } from '@fairtab/domain/inputs/settleInputs';
import { payTogether } from '@fairtab/domain/moves/payTogether';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { readPaidBy } from '../../receipts/payments/readPaidBy';
import { sealHandle } from '../../receipts/payments/payerHandle';
import { changeReceipts } from '../../receipts/changeReceipts';
import { shownCents } from '../../receipts/shownCents';
import { signedIn } from '../../people/signedIn';
import { findPerson } from './findPerson';
import { settledWith, type Settled } from './settledWith';

/**
 * Reports all that the account owes one person, on their receipts and on own ones that they paid for, as paid with one sum, all or none
 * (docs/product/people.md).
 * @throws NotSignedIn, InvalidInput, NotFound (also a receipt of somebody else), AmountMismatch (an amount is not exactly what
 * the payer saw), Conflict (nothing outstanding, key reuse).
 */
export async function payPerson(ctx: ServiceContext, input: unknown): Promise<Settled> {
  const { guestId } = signedIn(ctx);
  const { idempotencyKey, ...wanted } = parseInput(payPersonInput, input);
  const { personId, receipts: wantedParts } = wanted;
  const receiptIds = wantedParts.map(({ receiptId }) => receiptId);
  const host = await findPerson(ctx, personId);
  const paidBy = await readPaidBy(ctx, wanted);
  const isBetween = (hostGuestId: string): boolean => hostGuestId === host.guestId || hostGuestId === guestId;
  const {
    answer: { paymentIds },
  } = await changeReceipts(ctx, {
    receiptIds,
    keyed: keyedRequest(ctx, { operation: 'payPerson', key: idempotencyKey, request: input }),
    isBlind: true,
    decide: (receipts) => {
      const parts = receipts.map((receipt, index) => {
        authorise({ viewer: ctx.viewer, action: 'seeReceipt', receipt }, t('You cannot see this receipt.'));
        if (!isBetween(receipt.hostGuestId) || receipt.currency !== host.currency)
          throw new NotFound(t('This is not a receipt of this person.'));
        const paymentId = ctx.newId();
        const handle = sealHandle(ctx.sealer, { id: paymentId, handle: paidBy.handle });
        const expectedCents = shownCents(receipt, wantedParts[index]?.expectedAmount ?? '0');
        return { receipt, expectedCents, paymentId, paidBy: { ...paidBy, handle } };
      });
      return payTogether({ parts, guestId, to: host.guestId, groupId: ctx.newId(), at: ctx.now().toISOString() });
    },
  });
  return settledWith(ctx, { personId, receiptIds, paymentIds });
}
