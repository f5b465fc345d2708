import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { createEvening } from '@fairtab/services/money/evenings/changeEvening';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { eveningField } from './eveningField';

addMutation('createEvening', {
  description:
    'Begins an evening with a receipt of the viewer. A receipt that is in an evening which the viewer began stays in that one.',
  input: 'The first receipt of an evening, and its name.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    name: t.string({ required: true, description: 'Its name, up to 60 characters.' }),
  }),
  refusals: [InvalidInput, NotFound, Conflict],
  result: 'The evening, or the reason why there is none.',
  resolve: (input, ctx) =>
    createEvening(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The evening was begun.',
  outputFields: (t) => ({ evening: eveningField(t) }),
});
