import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { reportTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { addMutation } from '../addMutation';
import { PaymentMethod } from '../enums';
import { movedFields } from './movedFields';

addMutation('reportTransfer', {
  description: 'The payer says that a transfer is paid. Fairtab itself moves no money.',
  input: 'The transfer that is paid, and how.',
  inputFields: (t) => ({
    transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
    method: t.field({ type: PaymentMethod, required: true, description: 'How it was paid.' }),
  }),
  refusals: [InvalidInput, NotFound, Conflict],
  result: 'The evening, or the reason why nothing was reported.',
  resolve: (input, ctx) => reportTransfer(ctx, input),
  payload: 'It was reported.',
  outputFields: movedFields,
});
