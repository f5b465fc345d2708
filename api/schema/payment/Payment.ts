import { may } from '@fairtab/domain/policy';
import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import { dinerKey } from '@fairtab/services/guests';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { PaymentMethod, PaymentStatus } from '../enums';
import { listOf, VIEWER_DEPENDENT } from '../fieldMarks';
import { ClaimRef, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';

builder.node(PaymentRef, {
  description: 'What somebody says they paid the host for one or several claims.',
  id: { resolve: ({ payment }) => payment.id },
  loadOne: async (paymentId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'payment', id: paymentId });
    return branded('Payment', receipt && paymentNodeOf(receipt, paymentId));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The bill it is for.', resolve: ({ receipt }) => receipt }),
    diner: t.id({
      description: 'The device whose claims it settles; equals their `diner`.',
      resolve: ({ receipt, payment }) => dinerKey({ receiptId: receipt.id, guestId: payment.payerGuestId }),
    }),
    payerName: t.string({ description: 'Whose claims it settles.', resolve: ({ payment }) => payment.payerName }),
    amount: t.field({ type: 'Money', description: 'What was paid.', resolve: ({ payment }) => payment.amountCents }),
    method: t.field({
      type: PaymentMethod,
      description: 'The rail the money went over.',
      resolve: ({ payment }) => payment.method,
    }),
    handle: t.string({
      nullable: true,
      description: "The payer's own name on that rail; only for the host and the payer, else null.",
      extensions: VIEWER_DEPENDENT,
      resolve: ({ receipt, payment }, _args, { viewer }) => {
        const claim = { guestId: payment.payerGuestId };
        return may({ viewer, action: 'seeContact', receipt, claim }) === 'yes' ? payment.handle : null;
      },
    }),
    status: t.field({
      type: PaymentStatus,
      description: 'What is known about it.',
      resolve: ({ payment }) => payment.status,
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'What it settles.',
      extensions: listOf(5),
      resolve: ({ receipt, payment }) =>
        receipt.claims.filter(({ paymentId }) => paymentId === payment.id).map((claim) => ({ receipt, claim })),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was reported.',
      resolve: ({ payment }) => payment.createdAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was confirmed.',
      resolve: ({ payment }) => payment.completedAt,
    }),
    acceptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it will be taken as confirmed if the host says nothing; null unless it is reported.',
      resolve: ({ payment }) =>
        payment.status === 'reported' ? new Date(Date.parse(payment.createdAt) + ACCEPT_PAYMENT_AFTER_MS) : null,
    }),
  }),
});
