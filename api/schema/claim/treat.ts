import { treat } from '@fairtab/services/receipts/claims/treat';
import { AmountMismatch, Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { expectedAmountInput, idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { listOf } from '../fieldMarks';
import { receiptField, versionField } from '../payloadFields';
import { ClaimRef } from '../refs';

addMutation('treat', {
  description: 'Moves unpaid claims of one person to whoever treats them, all or none. Only diners and the host may.',
  input: "A person's claims, and who pays for them.",
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    claimIds: t.idList({ required: true, description: 'Unpaid claims of one person.' }),
    claimerName: t.string({
      description: 'The name under which the viewer pays. Null when only others pay.',
    }),
    people: t.idList({
      description:
        'The others who pay, by `Person.id`. All who pay have equal parts, to the cent. Only the host may name others.',
    }),
    expectedAmount: expectedAmountInput(t),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed, AmountMismatch],
  result: 'The receipt, or the reason why nobody is treated.',
  resolve: (input, ctx) =>
    treat(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      claimIds: input.claimIds.map((id) => rawId({ typename: 'Claim', id })),
    }),
  payload: 'The claims have moved.',
  outputFields: (t) => ({
    claims: t.field({
      type: [ClaimRef],
      description: 'The claims as their payers have them: the same ones, or the equal parts of several payers.',
      extensions: listOf(5),
      resolve: ({ receipt, claimIds }) =>
        receipt.claims.filter(({ id }) => claimIds.includes(id)).map((claim) => ({ receipt, claim })),
    }),
    receipt: receiptField(t),
    version: versionField(t),
  }),
});
