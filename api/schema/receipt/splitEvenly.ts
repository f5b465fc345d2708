import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { splitEvenly } from '@fairtab/services/receipts/split';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('splitEvenly', {
  description:
    'Splits the whole bill evenly instead of by item. Only the host may, and only before the first claim. The bill becomes one item that all share, and the shares add up to the total exactly.',
  input: 'The receipt to split evenly, and the number of people.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    people: t.int({ required: true, description: 'The number of people, 2 to 100.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [NotFound, InvalidInput, Conflict],
  result: 'The receipt, or the reason why it did not change.',
  resolve: (input, ctx) =>
    splitEvenly(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The receipt is split evenly.',
  outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt with its one item.' }) }),
});
