import { Conflict, InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { askToTakeOver } from '@fairtab/services/receipts/requests/askToTakeOver';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('askToTakeOver', {
  description:
    'The host, with an account, asks a username to take over what is unpaid of somebody without a phone. The answer is the same whether anybody has the name, wants requests, declines or blocks. A name is asked once for the same person.',
  input: 'Who is asked to take over what.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    person: t.id({
      required: true,
      description: 'Somebody without a phone for whom the host claimed, by `Person.id`.',
    }),
    username: t.string({ required: true, description: 'The exact username, with or without its @.' }),
  }),
  refusals: [NotSignedIn, InvalidInput, NotFound, Conflict, TooManyAttempts],
  result: 'The receipt, or the reason why nobody was asked.',
  resolve: (input, ctx) =>
    askToTakeOver(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'Whoever has the name will see it.',
  outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt, as it was.' }) }),
});
