import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { sharePhotos } from '@fairtab/services/receipts/sharePhotos';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('sharePhotos', {
  description:
    'Shares the photos of a scanned receipt with everybody who may see it, or with its host only. Only the host may.',
  input: 'Whether the photos of a receipt are shared.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    areShared: t.boolean({
      required: true,
      description: 'True: everybody who may see the receipt may see its photos. False: only its host may.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, NotAllowed, Conflict],
  result: 'The receipt, or the reason why it did not change. A Conflict when it has no photos.',
  resolve: (input, ctx) =>
    sharePhotos(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The setting was saved.',
  outputFields: (t) => ({ receipt: receiptField(t) }),
});
