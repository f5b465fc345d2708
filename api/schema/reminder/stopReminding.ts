import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { stopReminding } from '@fairtab/services/receipts/reminders/stopReminding';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField } from '../payloadFields';

builder.relayMutationField(
  'stopReminding',
  {
    description: 'A claim of the diner, and whether reminders stop.',
    inputFields: (t) => ({
      claimId: t.id({ required: true, description: 'The claim.' }),
      isStopped: t.boolean({ required: true, description: 'False takes an earlier "forget it" back.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Says "forget it" about a diner: no more reminders on this receipt. Only the host may.',
    errors: {
      types: [NotFound, Conflict, InvalidInput],
      union: { name: 'StopRemindingResult', description: 'The claim, or the reason why nothing changed.' },
    },
    resolve: (_root, { input }, ctx) =>
      stopReminding(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'Reminders stopped, or go on.',
    outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t) }),
  },
);
