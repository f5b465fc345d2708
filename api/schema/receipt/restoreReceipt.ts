import { NotFound } from '@fairtab/services/errors';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

builder.relayMutationField(
  'restoreReceipt',
  {
    description: 'The receipt to restore.',
    inputFields: (t) => ({ receiptId: receiptIdInput(t) }),
  },
  {
    description:
      'Restores a receipt within 30 days after its deletion. Only the host may. A receipt that is not deleted stays as it is.',
    errors: {
      types: [NotFound],
      union: { name: 'RestoreReceiptResult', description: 'The receipt, or the reason why there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      restoreReceipt(ctx, { receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The receipt was restored.',
    outputFields: (t) => ({ receipt: receiptField(t) }),
  },
);
