import type { BusinessNote } from '@fairtab/domain/books/BusinessNote';
import { readBusinessNote } from '@fairtab/services/money/books/businessNotes';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { ReceiptRef } from '../refs';

const BusinessNoteRef = builder.objectRef<BusinessNote>('BusinessNote').implement({
  description: "What a host noted about a receipt for the own books. Only the host's account sees it.",
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'The occasion, such as "Team lunch"; empty when there is none.',
      extensions: VOLATILE,
    }),
    project: t.exposeString('project', { description: 'The project; may be empty.', extensions: VOLATILE }),
    attendees: t.exposeString('attendees', {
      description: 'Who was there, in the words of the host; may be empty.',
      extensions: VOLATILE,
    }),
  }),
});

builder.objectField(ReceiptRef, 'businessNote', (t) =>
  t.field({
    type: BusinessNoteRef,
    nullable: true,
    description:
      "The host's note for the own books; null for everybody but the host's account, and when there is none.",
    extensions: VOLATILE,
    resolve: (receipt, _args, ctx) => readBusinessNote(ctx, receipt),
  }),
);
