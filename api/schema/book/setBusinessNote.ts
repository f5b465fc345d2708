import { setBusinessNote } from '@fairtab/services/money/books/businessNotes';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

builder.relayMutationField(
  'setBusinessNote',
  {
    description: 'The whole note. What is left out becomes empty, and a note without any text is removed.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      label: t.string({ description: 'The occasion, such as "Team lunch"; up to 60 characters.' }),
      project: t.string({ description: 'The project; up to 60 characters.' }),
      attendees: t.string({ description: 'Who was there; up to 300 characters.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Notes for the own books what a receipt was for. Only its host, with an account, may.',
    errors: {
      types: [InvalidInput, NotFound, NotSignedIn, Conflict],
      union: { name: 'SetBusinessNoteResult', description: 'The receipt, or the reason why the note did not change.' },
    },
    resolve: (_root, { input }, ctx) =>
      setBusinessNote(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The note was saved.',
    outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt with its note.' }) }),
  },
);
