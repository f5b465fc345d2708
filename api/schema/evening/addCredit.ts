import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addCredit } from '@fairtab/services/money/evenings/addCredit';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { eveningField } from './eveningField';

addMutation('addCredit', {
  description:
    'Somebody who takes part in an evening says what else was paid. It becomes a receipt of the viewer in the evening, with one line in equal parts, of which the viewer has the first one.',
  input: 'What else somebody paid on an evening.',
  inputFields: (t) => ({
    eveningId: t.id({ required: true, description: 'The id in the link of the evening, or its global `id`.' }),
    name: t.string({ required: true, description: 'What it was, such as "Taxi".' }),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'What it cost, in the currency of the evening. More than 0.',
    }),
    people: t.int({
      required: true,
      description: 'Among how many people it is shared, the viewer included: 2 to 100.',
    }),
    date: t.field({ type: 'Date', description: 'The day. Today by default.' }),
    timeZone: t.string({
      description: 'The time zone of the viewer, such as "America/Chicago". "America/New_York" by default.',
    }),
    isAmountConfirmed: t.boolean({
      description:
        'Whether the viewer was asked about an amount that is more than everything on the evening so far, and it is right. Without it such an amount is an InvalidInput with this path.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, NotAllowed, Conflict],
  result: 'The new receipt, or the reason why there is none.',
  resolve: (input, ctx) => addCredit(ctx, { ...input, eveningId: rawId({ typename: 'Evening', id: input.eveningId }) }),
  payload: 'The receipt was made.',
  outputFields: (t) => ({
    receipt: receiptField(t, { description: 'The new receipt.' }),
    evening: eveningField(t),
  }),
});
