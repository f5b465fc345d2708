import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { remindDiner } from '@fairtab/services/receipts/reminders/remindDiner';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField } from '../payloadFields';

builder.relayMutationField(
  'remindDiner',
  {
    description: 'An unpaid claim of the diner to remind.',
    inputFields: (t) => ({
      claimId: t.id({ required: true, description: 'The claim.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Reminds a diner of what is not paid. Only the host may, once in 12 hours and not at night.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'RemindDinerResult', description: 'The claim, or the reason why nobody was reminded.' },
    },
    resolve: (_root, { input }, ctx) =>
      remindDiner(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The diner was reminded.',
    outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t) }),
  },
);
