import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { shareReceipt } from '@fairtab/services/receipts/shareReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { Visibility } from '../enums';

builder.relayMutationField(
  'shareReceipt',
  {
    description: 'The viewers who may see a receipt.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      visibility: t.field({ type: Visibility, required: true, description: 'Who may see it besides its host.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Sets who may see a receipt. Only the host may. All others lose it at once, also where they have it open.',
    errors: {
      types: [NotFound, Conflict, InvalidInput],
      union: { name: 'ShareReceiptResult', description: 'The receipt, or the refusal when there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      shareReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The visibility was set.',
    outputFields: (t) => ({ receipt: receiptField(t) }),
  },
);
