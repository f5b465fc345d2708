import { Conflict, InvalidInput, NotAllowed, NotFound, TooManyAttempts } from '@fairtab/services/platform/errors';
import { takePlace } from '@fairtab/services/receipts/claims/takePlace';
import { addMutation } from '../addMutation';
import { becomeGuest } from '../becomeGuest';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('takePlace', {
  description:
    'Says "I am Ben" on a receipt where the host claimed for Ben: what is not paid of it is the viewer’s own then, to be paid as any other claim. For viewers who have nothing on the receipt yet. No amount changes.',
  input: 'Who the viewer is, of those for whom the device of the host claimed.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    personId: t.id({ required: true, description: 'The person, by `Person.id`.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, Conflict, NotAllowed, TooManyAttempts],
  result: 'The receipt, or the reason why nothing was taken over.',
  resolve: async (input, ctx) => {
    const { receipt, guestId } = await takePlace(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
    });
    becomeGuest(ctx, guestId);
    return { receipt };
  },
  payload: 'The claims are the viewer’s own now.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
