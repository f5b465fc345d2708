import { endTreat } from '@fairtab/services/receipts/claims/endTreat';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'endTreat',
  {
    description: 'The claims that go back.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      claimIds: t.idList({ required: true, description: 'Unpaid claims that somebody is treated to.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Gives claims back to who was treated to them. Only who pays, who is treated, and the host may.',
    errors: {
      types: [InvalidInput, Conflict, NotFound, NotAllowed],
      union: { name: 'EndTreatResult', description: 'The receipt, or the reason why the claims stay.' },
    },
    resolve: (_root, { input }, ctx) =>
      endTreat(ctx, {
        ...input,
        receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
        claimIds: input.claimIds.map((id) => rawId({ typename: 'Claim', id })),
      }),
  },
  {
    description: 'The claims went back.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
