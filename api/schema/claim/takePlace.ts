import { Conflict, InvalidInput, NotAllowed, NotFound, TooManyAttempts } from '@fairtab/services/platform/errors';
import { takePlace } from '@fairtab/services/receipts/claims/takePlace';
import { becomeGuest } from '../becomeGuest';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'takePlace',
  {
    description: 'Who the viewer is, of those for whom the device of the host claimed.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      personId: t.id({ required: true, description: 'The person, by `Person.id`.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Says "I am Ben" on a receipt where the host claimed for Ben: what is not paid of it is the viewer’s own then, to be paid as any other claim. For viewers who have nothing on the receipt yet. No amount changes.',
    errors: {
      types: [InvalidInput, NotFound, Conflict, NotAllowed, TooManyAttempts],
      union: { name: 'TakePlaceResult', description: 'The receipt, or the reason why nothing was taken over.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { receipt, guestId } = await takePlace(ctx, {
        ...input,
        receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      });
      becomeGuest(ctx, guestId);
      return { receipt };
    },
  },
  {
    description: 'The claims are the viewer’s own now.',
    outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
  },
);
