import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

builder.relayMutationField(
  'restoreReceipt',
  {
    description: 'The receipt to restore.',
    inputFields: (t) => ({ receiptId: receiptIdInput(t), idempotencyKey: idempotencyKeyInput(t) }),
  },
  {
    description:
      'Restores a receipt within 30 days after its deletion. Only the host may. A receipt that is not deleted stays as it is.',
    errors: {
      types: [NotFound, Conflict, InvalidInput],
      union: { name: 'RestoreReceiptResult', description: 'The receipt, or the reason why there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      restoreReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The receipt was restored.',
    outputFields: (t) => ({ receipt: receiptField(t) }),
  },
);
