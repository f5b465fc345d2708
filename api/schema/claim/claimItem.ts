import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import {
  AlreadyClaimed,
  AmountMismatch,
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  TooManyAttempts,
} from '@fairtab/services/platform/errors';
import { becomeGuest } from '../becomeGuest';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { expectedAmountInput, idempotencyKeyInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';
import { ClaimRef } from '../refs';

addMutation('claimItem', {
  description: 'Claims an item, some of its units, or a share of them. More than is left is refused.',
  input: 'A part of an item, and the name of the person who had it. The server computes the amount.',
  inputFields: (t) => ({
    itemId: t.id({ required: true, description: 'The item.' }),
    claimerName: t.string({
      required: true,
      description: 'The name of the person who had it. One guest may claim for several persons.',
    }),
    claimerEmail: t.string({ description: 'Only the host and the guest who claims see it.' }),
    claimerPhone: t.string({ description: 'Only the host and the guest who claims see it.' }),
    units: t.int({ description: 'The number of units. All units of the item by default.' }),
    splitCount: t.int({
      defaultValue: 1,
      description:
        'By how many equal parts each of those units is cut: the number of people who share them. Unequal parts are several of them: two of three shares of a dish are 2 `units` and a `splitCount` of 3, and 40 percent are 2 and 5.',
    }),
    wantedAmount: t.field({
      type: 'Money',
      description:
        'What the claim is to cost, with its part of tax, tip and fees, instead of `units` and `splitCount`: "I take $10 of it". The price of all that is left takes all of it.',
    }),
    shareWith: t.idList({
      description:
        'Who else shares it, by `Person.id`: fewer people than `splitCount`. They are asked to take an equal part; nothing is kept free for them.',
    }),
    replaces: t.idList({
      description:
        'Own unpaid claims on the same item that this one takes the place of, in one step: nobody can take them in between.',
    }),
    expectedAmount: expectedAmountInput(t),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [AlreadyClaimed, AmountMismatch, Conflict, NotFound, InvalidInput, NotAllowed, TooManyAttempts],
  result: 'The claim, or the reason why it was not made.',
  resolve: async (input, ctx) => {
    const { receipt, claim } = await claimItem(ctx, {
      ...input,
      itemId: rawId({ typename: 'Item', id: input.itemId }),
      replaces: input.replaces?.map((id) => rawId({ typename: 'Claim', id })),
    });
    becomeGuest(ctx, claim.guestId);
    return { receipt, claim };
  },
  payload: 'The claim was made.',
  outputFields: (t) => ({
    claim: t.field({
      type: ClaimRef,
      description: 'The new claim.',
      resolve: ({ receipt, claim }) => ({ receipt, claim }),
    }),
    receipt: receiptField(t),
    version: versionField(t),
  }),
});
