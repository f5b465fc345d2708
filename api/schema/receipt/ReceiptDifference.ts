import { dinerKey } from '@fairtab/services/people/guests';
import { listOf } from '../fieldMarks';
import { ClaimRef, ItemRef, PaymentRef, PersonRef, ReceiptDifferenceRef, ReceiptRef } from '../refs';

ReceiptDifferenceRef.implement({
  description:
    'What claims and payments changed on a receipt. Objects are here with all their fields, as they are now; nothing else on the receipt is different, except its amounts.',
  fields: (t) => ({
    items: t.field({
      type: [ItemRef],
      description: 'The items whose claims changed. A claim that is no longer on its item was removed.',
      extensions: listOf(2),
      resolve: ({ receipt, touched }, _args, ctx) =>
        ctx.store
          .summary(receipt)
          .items.filter(({ item }) => touched.items.includes(item.id))
          .map((line) => ({ receipt, line })),
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'The claims that are new or changed.',
      extensions: listOf(2),
      resolve: ({ receipt, touched }) =>
        receipt.claims.filter(({ id }) => touched.claims.includes(id)).map((claim) => ({ receipt, claim })),
    }),
    people: t.field({
      type: [PersonRef],
      description: 'The persons whose claims changed, and those who are treated to them.',
      extensions: listOf(2),
      resolve: ({ receipt, touched }, _args, ctx) =>
        ctx.store
          .summary(receipt)
          .people.filter(({ guestId }) => touched.diners.includes(dinerKey({ receiptId: receipt.id, guestId })))
          .map((person) => ({ receipt, person })),
    }),
    payments: t.field({
      type: [PaymentRef],
      description: 'The payments that are new or changed.',
      extensions: listOf(2),
      resolve: ({ receipt, touched }) =>
        receipt.payments.filter(({ id }) => touched.payments.includes(id)).map((payment) => ({ receipt, payment })),
    }),
    lists: t.field({
      type: ReceiptRef,
      nullable: true,
      description:
        'The receipt, for its lists of `people` and `payments`, when somebody or something came to them, left them or changed places. Null when they are the same.',
      resolve: ({ receipt, touched }) => (touched.lists ? receipt : null),
    }),
  }),
});
