import { readAccount } from '@fairtab/services/people/signedIn';
import type { builder } from './builder';
import { ClaimRef, claimNodeOf, must, PaymentRef, paymentNodeOf, ReceiptRef, UserRef, type OnReceipt } from './refs';

type PayloadBuilder<Payload> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Payload>;

/** The viewer's account, read after the mutation. */
export function userField<Payload>(
  t: PayloadBuilder<Payload>,
  { description = 'The account after the change.' }: { description?: string } = {},
) {
  return t.field({ type: UserRef, description, resolve: (_payload, _args, ctx) => readAccount(ctx) });
}

/** The receipt in the state that the mutation answered with. */
export function receiptField<Payload extends OnReceipt>(
  t: PayloadBuilder<Payload>,
  { description = 'The receipt after the change.' }: { description?: string } = {},
) {
  return t.field({
    type: ReceiptRef,
    description,
    resolve: ({ receipt }) => receipt,
  });
}

/**
 * The receipt's version in that state. A client that follows the receipt (subscription receiptChanged) knows by it when it has seen the
 * change, so it needs nothing else of the receipt in the answer.
 */
export function versionField<Payload extends OnReceipt>(t: PayloadBuilder<Payload>) {
  return t.int({
    description:
      "The receipt's version after the change. Who follows the receipt has seen the change as soon as they have this version or a later one.",
    resolve: ({ receipt }) => receipt.version,
  });
}

/** The claim that the mutation changed. */
export function claimField<Payload extends OnReceipt & { readonly claimId: string }>(t: PayloadBuilder<Payload>) {
  return t.field({
    type: ClaimRef,
    description: 'The claim after the change.',
    resolve: ({ receipt, claimId }) => must(claimNodeOf(receipt, claimId)),
  });
}

/** The payment that the mutation made or changed. */
export function paymentField<Payload extends OnReceipt & { readonly paymentId: string }>(
  t: PayloadBuilder<Payload>,
  { description = 'The payment after the change.' }: { description?: string } = {},
) {
  return t.field({
    type: PaymentRef,
    description,
    resolve: ({ receipt, paymentId }) => must(paymentNodeOf(receipt, paymentId)),
  });
}
