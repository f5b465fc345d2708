import { Conflict, InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { askToTakeOver } from '@fairtab/services/receipts/requests/askToTakeOver';
import { builder } from '../builder';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

builder.relayMutationField(
  'askToTakeOver',
  {
    description: 'Who is asked to take over what.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      person: t.id({
        required: true,
        description: 'Somebody without a phone for whom the host claimed, by `Person.id`.',
      }),
      username: t.string({ required: true, description: 'The exact username, with or without its @.' }),
    }),
  },
  {
    description:
      'The host, with an account, asks a username to take over what is unpaid of somebody without a phone. The answer is the same whether anybody has the name, wants requests, declines or blocks. A name is asked once for the same person.',
    errors: {
      types: [NotSignedIn, InvalidInput, NotFound, Conflict, TooManyAttempts],
      union: { name: 'AskToTakeOverResult', description: 'The receipt, or the reason why nobody was asked.' },
    },
    resolve: (_root, { input }, ctx) =>
      askToTakeOver(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'Whoever has the name will see it.',
    outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt, as it was.' }) }),
  },
);
