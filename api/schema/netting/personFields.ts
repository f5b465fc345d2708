import type { Counterparty } from '@fairtab/services/money/counterparties/counterparties';
import type { builder } from '../builder';
import { userField } from '../payloadFields';
import { CounterpartyRef } from '../refs';

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly person: Counterparty }
>;

/** What mutations about netting answer with. */
export function personFields(t: PayloadBuilder) {
  return {
    person: t.field({
      type: CounterpartyRef,
      description: 'The person, with the balance after the change.',
      resolve: ({ person }) => person,
    }),
    user: userField(t),
  };
}
