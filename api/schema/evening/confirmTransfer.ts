import { Conflict, NotFound } from '@fairtab/services/platform/errors';
import { confirmTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { addMutation } from '../addMutation';
import { movedFields } from './movedFields';

addMutation('confirmTransfer', {
  description: 'The recipient says that a transfer arrived, whether it was reported or not.',
  input: 'The transfer that arrived.',
  inputFields: (t) => ({
    transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
  }),
  refusals: [NotFound, Conflict],
  result: 'The evening, or the reason why the transfer stays as it is.',
  resolve: (input, ctx) => confirmTransfer(ctx, input.transferId),
  payload: 'It was confirmed.',
  outputFields: movedFields,
});
