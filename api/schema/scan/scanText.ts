import { Conflict, InvalidInput, NotAllowed, TooManyAttempts } from '@fairtab/services/platform/errors';
import { scanText } from '@fairtab/services/receipts/scans/scanText';
import { becomeGuest } from '../becomeGuest';
import { addMutation } from '../addMutation';
import { idempotencyKeyInput } from '../inputFields';
import { ScanRef } from '../refs';

addMutation('scanText', {
  description: 'Starts to read a bill from its text, such as an email receipt or a list that somebody typed.',
  input: 'The text of one bill.',
  inputFields: (t) => ({
    text: t.string({
      required: true,
      description:
        'A line each, such as "2 Negroni 26.00", or a receipt as text: at most 20,000 characters and 300 lines. The source of a saved HTML mail is read as the text that it shows.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotAllowed, TooManyAttempts, Conflict],
  result: 'The new scan, or the reason why there is none.',
  resolve: async (input, ctx) => {
    const { scan } = await scanText(ctx, input);
    becomeGuest(ctx, scan.guestId);
    return { scan };
  },
  payload: 'The reading has started. scanProgress pushes its steps.',
  outputFields: (t) => ({
    scan: t.field({ type: ScanRef, description: 'The new scan.', resolve: ({ scan }) => scan }),
  }),
});
