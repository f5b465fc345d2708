import { takeBackPassedOn } from '@fairtab/services/receipts/contributions/takeBackPassedOn';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'takeBackPassedOn',
  {
    description: 'To whom nothing was passed on.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      personId: t.id({ required: true, description: 'To whom, by `Contribution.personId`.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Says that `Contribution.passedOn` did not arrive: it is owed again. The host may, and who gets it. What was settled with other receipts stays settled.',
    errors: {
      types: [InvalidInput, Conflict, NotFound, NotAllowed],
      union: { name: 'TakeBackPassedOnResult', description: 'The receipt, or the reason why nothing was changed.' },
    },
    resolve: (_root, { input }, ctx) =>
      takeBackPassedOn(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'It is owed again.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
