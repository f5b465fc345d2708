import { Conflict, InvalidInput, NotFound, TooManyAttempts } from '@fairtab/services/platform/errors';
import { scanReceipt } from '@fairtab/services/receipts/scans/scanReceipt';
import { addMutation } from '../addMutation';
import { idempotencyKeyInput } from '../inputFields';
import { ScanRef } from '../refs';

addMutation('scanReceipt', {
  description: 'Starts to read uploaded photos (POST /api/photos) of one receipt. A photo can be scanned once.',
  input: 'The photos of one receipt.',
  inputFields: (t) => ({
    photoIds: t.idList({
      required: true,
      description: 'The ids that POST /api/photos answered, 1 to 6, in order from the top of the receipt.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, TooManyAttempts, Conflict],
  result: 'The new scan, or the reason why there is none.',
  resolve: (input, ctx) => scanReceipt(ctx, input),
  payload: 'The scan has started. scanProgress pushes its steps.',
  outputFields: (t) => ({
    scan: t.field({ type: ScanRef, description: 'The new scan.', resolve: ({ scan }) => scan }),
  }),
});
