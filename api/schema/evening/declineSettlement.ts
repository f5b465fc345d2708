import { Conflict, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { declineSettlement } from '@fairtab/services/money/evenings/settleEvening';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { eveningField } from './eveningField';

addMutation('declineSettlement', {
  description: 'Declines the proposal to settle an evening, or takes it back. Its hosts may, and who proposed it.',
  input: 'The evening whose proposal is declined.',
  inputFields: (t) => ({
    eveningId: t.id({ required: true, description: 'The id in the link of the evening, or its global `id`.' }),
  }),
  refusals: [NotFound, NotAllowed, Conflict],
  result: 'The evening, or the reason why the proposal stays.',
  resolve: (input, ctx) => declineSettlement(ctx, rawId({ typename: 'Evening', id: input.eveningId })),
  payload: 'There is no proposal any more.',
  outputFields: (t) => ({ evening: eveningField(t) }),
});
