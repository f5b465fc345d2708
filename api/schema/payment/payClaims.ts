import { AmountMismatch, Conflict, InvalidInput, NotAllowed, NotFound, NotSignedIn } from '@fairtab/services/errors';
import { payClaims } from '@fairtab/services/payments/payClaims';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { rawId } from '../ids';
import { must, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';

builder.relayMutationField(
  'payClaims',
  {
    description: 'What is paid, and how.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      claimIds: t.idList({ description: 'Which claims; all outstanding ones of the viewer unless given.' }),
      method: t.field({
        type: PaymentMethod,
        description: 'The rail the money went over; required unless `paymentMethodId` is given.',
      }),
      handle: t.string({ description: "The payer's own name on that rail, so that the host can tell payments apart." }),
      paymentMethodId: t.id({
        description: "One of the account's saved methods, in the place of `method` and `handle`.",
      }),
      expectedAmount: t.field({
        type: 'Money',
        description: 'What the client showed. Refused with AmountMismatch when it is more than a cent off.',
      }),
      idempotencyKey: t.string({
        description: 'Makes a retry safe for 24 hours: the same key and input get the first answer. Best a UUID.',
      }),
    }),
  },
  {
    description: 'Reports claims as paid, all or none, with one payment; no money moves here.',
    errors: {
      types: [InvalidInput, Conflict, NotFound, NotAllowed, NotSignedIn, AmountMismatch],
      union: { name: 'PayClaimsResult', description: 'The payment, or why there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      payClaims(ctx, {
        ...input,
        receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
        claimIds: input.claimIds?.map((id) => rawId({ typename: 'Claim', id })),
        paymentMethodId: input.paymentMethodId && rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
      }),
  },
  {
    description: 'The claims are reported as paid.',
    outputFields: (t) => ({
      payment: t.field({
        type: PaymentRef,
        description: 'The new payment.',
        resolve: ({ receipt, paymentId }) => must(paymentNodeOf(receipt, paymentId)),
      }),
      receipt: t.field({ type: ReceiptRef, description: 'The receipt with it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
