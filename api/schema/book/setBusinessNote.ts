import { setBusinessNote } from '@fairtab/services/money/books/businessNotes';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('setBusinessNote', {
  description: 'Notes for the own books what a receipt was for. Only its host, with an account, may.',
  input: 'The whole note. What is left out becomes empty, and a note without any text is removed.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    label: t.string({ description: 'The occasion, such as "Team lunch"; up to 60 characters.' }),
    project: t.string({ description: 'The project; up to 60 characters.' }),
    attendees: t.string({ description: 'Who was there; up to 300 characters.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, NotSignedIn, Conflict],
  result: 'The receipt, or the reason why the note did not change.',
  resolve: (input, ctx) =>
    setBusinessNote(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The note was saved.',
  outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt with its note.' }) }),
});
