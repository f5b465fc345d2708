import { confirmPersonInput, payPersonInput } from '@fairtab/domain/inputs/settleInputs';
import { t } from '@fairtab/domain/language/t';
import { confirmTogether } from '@fairtab/domain/moves/confirmTogether';
import { payTogether } from '@fairtab/domain/moves/payTogether';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { type Counterparty, readCounterparty } from '../counterparties/counterparties';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { signedIn } from '../../people/signedIn';
import { NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { changeReceipts } from '../../receipts/writing/changeReceipts';
import { sealHandle } from '../../receipts/payments/payerHandle';
import { readPaidBy } from '../../receipts/payments/readPaidBy';
import { maySee } from '../../receipts/readReceipt';
import { shownCents } from '../../receipts/shownCents';

/** One of the people of the account. @throws NotFound (also for somebody else's). */
export async function findPerson(ctx: ServiceContext, key: string): Promise<Counterparty> {
  const person = await readCounterparty(ctx, key);
  if (!person) throw new NotFound(t('There is no such person on your receipts.'));
  return person;
}

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

/** What became of payments between the account and one person. */
export interface Settled {
  /** With the balance after it. */
  readonly person: Counterparty;
  /** The payments, each with the receipt that it is on. */
  readonly payments: readonly { readonly receipt: ReceiptState; readonly paymentId: string }[];
}

/** The person and these payments as they are now, in the order of the ids, on receipts that the viewer may see. */
export async function settledWith(
  ctx: ServiceContext,
  {
    personId,
    receiptIds,
    paymentIds,
  }: { personId: string; receiptIds: readonly string[]; paymentIds: readonly string[] },
): Promise<Settled> {
  const found = [...(await ctx.store.loadMany(receiptIds)).values()];
  const receipts = found.filter((receipt) => maySee(ctx.viewer, receipt));
  const payments = paymentIds.flatMap((paymentId) => {
    const receipt = receipts.find((each) => each.payments.some(({ id }) => id === paymentId));
    return receipt ? [{ receipt, paymentId }] : [];
  });
  return { person: await findPerson(ctx, personId), payments };
}
