import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { confirmPerson } from '@fairtab/services/money/settling/settlePerson';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { settledFields } from './settledFields';

builder.relayMutationField(
  'confirmPerson',
  {
    description: 'The payments of one person that arrived.',
    inputFields: (t) => ({
      personId: t.id({ required: true, description: 'Who paid, as one of the people of the account.' }),
      paymentIds: t.idList({ required: true, description: 'The payments, on any receipts of the account.' }),
      expectedAmount: t.field({
        type: 'Money',
        required: true,
        description: 'What the client showed as their sum. Another sum, by a cent too, is refused with AmountMismatch.',
      }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Says that payments of one person arrived, all or none of them. Only the host of their receipts may.',
    errors: {
      types: [InvalidInput, Conflict, NotFound, NotSignedIn, AmountMismatch],
      union: { name: 'ConfirmPersonResult', description: 'The payments, or the reason why none was confirmed.' },
    },
    resolve: (_root, { input }, ctx) =>
      confirmPerson(ctx, {
        ...input,
        personId: rawId({ typename: 'Counterparty', id: input.personId }),
        paymentIds: input.paymentIds.map((id) => rawId({ typename: 'Payment', id })),
      }),
  },
  { description: 'All of them are confirmed.', outputFields: settledFields },
);
