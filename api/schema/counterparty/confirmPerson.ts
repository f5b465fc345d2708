import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { confirmPerson } from '@fairtab/services/money/settling/settlePerson';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { settledFields } from './settledFields';

addMutation('confirmPerson', {
  description: 'Says that payments of one person arrived, all or none of them. Only the host of their receipts may.',
  input: 'The payments of one person that arrived.',
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
  refusals: [InvalidInput, Conflict, NotFound, NotSignedIn, AmountMismatch],
  result: 'The payments, or the reason why none was confirmed.',
  resolve: (input, ctx) =>
    confirmPerson(ctx, {
      ...input,
      personId: rawId({ typename: 'Counterparty', id: input.personId }),
      paymentIds: input.paymentIds.map((id) => rawId({ typename: 'Payment', id })),
    }),
  payload: 'All of them are confirmed.',
  outputFields: settledFields,
});
