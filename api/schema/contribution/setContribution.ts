import { setContribution } from '@fairtab/services/receipts/contributions/setContribution';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'setContribution',
  {
    description: 'Who besides the host paid the restaurant, and how much.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      personId: t.id({ description: 'Who, by `Person.id`. Leave it out for somebody with a name only.' }),
      name: t.string({ description: 'The name of somebody without a phone. Leave it out with a person.' }),
      amount: t.field({ type: 'Money', required: true, description: 'All that they paid; "0" takes it away again.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Says how much somebody besides the host paid the restaurant. It pays for their own claims, and the host passes on the rest. Only the host may.',
    errors: {
      types: [InvalidInput, Conflict, NotFound],
      union: { name: 'SetContributionResult', description: 'The receipt, or the reason why nothing was changed.' },
    },
    resolve: (_root, { input }, ctx) =>
      setContribution(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The contribution is known.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
