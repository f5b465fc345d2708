import { NotFound } from '@fairtab/services/platform/errors';
import { takeOutOfEvening } from '@fairtab/services/money/evenings/changeEvening';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { eveningField } from './eveningField';

addMutation('takeOutOfEvening', {
  description:
    'Takes a receipt out of its evening. Its host may, and who began the evening. What was settled stays settled.',
  input: 'The receipt that leaves its evening.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
  }),
  refusals: [NotFound],
  result: 'The evening, or the reason why the receipt is still in it.',
  resolve: (input, ctx) => takeOutOfEvening(ctx, rawId({ typename: 'Receipt', id: input.receiptId })),
  payload: 'The receipt is in no evening.',
  outputFields: (t) => ({ evening: eveningField(t) }),
});
