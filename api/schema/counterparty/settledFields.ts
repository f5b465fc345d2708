import type { Settled } from '@fairtab/services/money/settling/settlePerson';
import type { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { userField } from '../payloadFields';
import { CounterpartyRef, must, PaymentRef, paymentNodeOf } from '../refs';

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Settled>;

/** What mutations about several payments of one person answer with. */
export function settledFields(t: PayloadBuilder) {
  return {
    person: t.field({
      type: CounterpartyRef,
      description: 'The person, with the balance after the change.',
      resolve: ({ person }) => person,
    }),
    payments: t.field({
      type: [PaymentRef],
      description: 'The payments after the change.',
      extensions: listOf(5),
      resolve: ({ payments }) => payments.map(({ receipt, paymentId }) => must(paymentNodeOf(receipt, paymentId))),
    }),
    user: userField(t),
  };
}
