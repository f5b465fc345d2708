import { endTreat } from '@fairtab/services/receipts/claims/endTreat';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('endTreat', {
  description: 'Gives claims back to who was treated to them. Only who pays, who is treated, and the host may.',
  input: 'The claims that go back.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    claimIds: t.idList({ required: true, description: 'Unpaid claims that somebody is treated to.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed],
  result: 'The receipt, or the reason why the claims stay.',
  resolve: (input, ctx) =>
    endTreat(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      claimIds: input.claimIds.map((id) => rawId({ typename: 'Claim', id })),
    }),
  payload: 'The claims went back.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
