import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { Counterparty } from '../counterparties/counterparties';
import { maySee } from '../../receipts/readReceipt';
import { findPerson } from './findPerson';

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
