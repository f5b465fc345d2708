import { Conflict, NotFound } from '@fairtab/services/platform/errors';
import { disputeTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { addMutation } from '../addMutation';
import { movedFields } from './movedFields';

addMutation('disputeTransfer', {
  description: 'The recipient says that a transfer did not arrive. It is owed again.',
  input: 'The transfer that did not arrive.',
  inputFields: (t) => ({
    transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
  }),
  refusals: [NotFound, Conflict],
  result: 'The evening, or the reason why the transfer stays as it is.',
  resolve: (input, ctx) => disputeTransfer(ctx, input.transferId),
  payload: 'It was disputed.',
  outputFields: movedFields,
});
