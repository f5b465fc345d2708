import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { settleEvening } from '@fairtab/services/money/evenings/settleEvening';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { eveningField } from './eveningField';

addMutation('settleEvening', {
  description:
    'Proposes to settle an evening by its planned transfers, or agrees to that. Once every host that something is owed to has agreed, all open claims are paid by it and the transfers are owed.',
  input: 'The evening, and what the viewer saw of it.',
  inputFields: (t) => ({
    eveningId: t.id({ required: true, description: 'The id in the link of the evening, or its global `id`.' }),
    planKey: t.string({ required: true, description: 'The `planKey` that the viewer saw.' }),
  }),
  refusals: [InvalidInput, NotFound, NotAllowed, Conflict],
  result: 'The evening, or the reason why nothing was settled.',
  resolve: (input, ctx) =>
    settleEvening(ctx, { ...input, eveningId: rawId({ typename: 'Evening', id: input.eveningId }) }),
  payload: 'It was proposed, agreed to or settled.',
  outputFields: (t) => ({ evening: eveningField(t) }),
});
