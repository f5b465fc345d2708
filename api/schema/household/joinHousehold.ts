import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { joinHousehold } from '@fairtab/services/receipts/households/households';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'joinHousehold',
  {
    description: 'The receipt on which the viewer is asked.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      always: t.boolean({
        description:
          'Whether those who ask need not wait for an answer on later receipts, until one of them pays alone.',
      }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Agrees to pay as one with those who ask the viewer. From then on each of them may pay for all. No amount changes.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'JoinHouseholdResult', description: 'The receipt, or the reason why there is nobody to join.' },
    },
    resolve: (_root, { input }, ctx) =>
      joinHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The viewer pays together with them.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
