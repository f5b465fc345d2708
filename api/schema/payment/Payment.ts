import { formatMoney } from '@fairtab/domain/money';
import { may } from '@fairtab/domain/policy';
import { openHandle } from '@fairtab/services/receipts/payments/payerHandle';
import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import { dinerKey } from '@fairtab/services/people/guests';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { PaymentMethod, PaymentStatus } from '../enums';
import { listOf, VIEWER_DEPENDENT } from '../fieldMarks';
import { ClaimRef, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';
import { moneyField } from '../moneyField';

builder.node(PaymentRef, {
  description: 'A payment to the host for one or several claims, as the payer reported it.',
  id: { resolve: ({ payment }) => payment.id },
  loadOne: async (paymentId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'payment', id: paymentId });
    return branded('Payment', receipt && paymentNodeOf(receipt, paymentId));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The receipt it is for.', resolve: ({ receipt }) => receipt }),
    diner: t.id({
      description: 'The guest whose claims it settles: the same as `Claim.diner` of these claims.',
      resolve: ({ receipt, payment }) => dinerKey({ receiptId: receipt.id, guestId: payment.payerGuestId }),
    }),
    payerName: t.string({ description: 'The name on its claims.', resolve: ({ payment }) => payment.payerName }),
    amount: moneyField(t, { description: 'The paid amount.', cents: ({ payment }) => payment.amountCents }),
    cashAmount: t.field({
      type: 'Money',
      nullable: true,
      description:
        'What was given in cash for `amount`, when it was rounded to the coins that there are. Null when it was the amount.',
      resolve: ({ receipt, payment }) =>
        payment.cashCents === null ? null : formatMoney(payment.cashCents, receipt.currency),
    }),
    method: t.field({ type: PaymentMethod, description: 'How it was paid.', resolve: ({ payment }) => payment.method }),
    handle: t.string({
      nullable: true,
      description: "The payer's handle for this method. Null unless the viewer is the host or the payer.",
      extensions: VIEWER_DEPENDENT,
      resolve: ({ receipt, payment }, _args, { viewer, sealer }) => {
        const claim = { guestId: payment.payerGuestId };
        return may({ viewer, action: 'seeContact', receipt, claim }) === 'yes' ? openHandle(sealer, payment) : null;
      },
    }),
    groupId: t.id({
      nullable: true,
      description:
        'The same on all receipts that were paid together with one sum. Null when the payment is for this receipt alone, and unless the viewer is the host or the payer.',
      extensions: VIEWER_DEPENDENT,
      resolve: ({ receipt, payment }, _args, { viewer }) => {
        const claim = { guestId: payment.payerGuestId };
        return may({ viewer, action: 'seeContact', receipt, claim }) === 'yes' ? payment.groupId : null;
      },
    }),
    status: t.field({ type: PaymentStatus, description: 'Its state.', resolve: ({ payment }) => payment.status }),
    claims: t.field({
      type: [ClaimRef],
      description: 'The claims it settles.',
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
      description: 'When it is confirmed automatically if the host does not answer; null unless it is reported.',
      resolve: ({ payment }) =>
        payment.status === 'reported' ? new Date(Date.parse(payment.createdAt) + ACCEPT_PAYMENT_AFTER_MS) : null,
    }),
  }),
});
