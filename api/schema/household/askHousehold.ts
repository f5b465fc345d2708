import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { askHousehold } from '@fairtab/services/receipts/households/households';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'askHousehold',
  {
    description: 'The receipt, and whom the viewer asks.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      personId: t.id({ required: true, description: 'Who is asked, by `Person.id`.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Asks a person at the table to pay as one with the viewer. Claims stay whose they are, and no amount changes. Asking who asks the viewer is agreeing.',
    errors: {
      types: [InvalidInput, Conflict, NotFound, NotAllowed],
      union: { name: 'AskHouseholdResult', description: 'The receipt, or the reason why nobody was asked.' },
    },
    resolve: (_root, { input }, ctx) =>
      askHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The person is asked.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
