import { Conflict, NotFound } from '@fairtab/services/platform/errors';
import { addToEvening } from '@fairtab/services/money/evenings/changeEvening';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { eveningField } from './eveningField';

addMutation('addToEvening', {
  description:
    'Puts a receipt of the viewer into an evening. Only a receipt that everybody with the link may see can be in one, and only in one.',
  input: 'The receipt and the evening that it goes into.',
  inputFields: (t) => ({
    eveningId: t.id({ required: true, description: 'The id in the link of the evening, or its global `id`.' }),
    receiptId: receiptIdInput(t),
  }),
  refusals: [NotFound, Conflict],
  result: 'The evening, or the reason why the receipt is not in it.',
  resolve: (input, ctx) =>
    addToEvening(ctx, {
      eveningId: rawId({ typename: 'Evening', id: input.eveningId }),
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
    }),
  payload: 'The receipt is in the evening.',
  outputFields: (t) => ({ evening: eveningField(t) }),
});
