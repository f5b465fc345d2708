import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { leaveHousehold } from '@fairtab/services/receipts/households/households';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'leaveHousehold',
  {
    description: 'The receipt on which the viewer pays together, or is asked to.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Ends that the viewer pays together with others, or declines it. What was paid stays paid.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'LeaveHouseholdResult', description: 'The receipt, or the reason why there is nobody to leave.' },
    },
    resolve: (_root, { input }, ctx) =>
      leaveHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The viewer pays alone.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
