import type { builder } from './builder';

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

/** How every field and argument that takes a receipt's id describes it. */
export const RECEIPT_ID = 'The id in the link (`linkId`), or the global `id`.';

/** The receipt that a mutation changes. */
export function receiptIdInput(t: InputBuilder) {
  return t.id({ required: true, description: RECEIPT_ID });
}

/** Lets a client send a mutation again when it does not know whether the first attempt arrived. */
export function idempotencyKeyInput(t: InputBuilder) {
  return t.string({
    description:
      'Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key.',
  });
}

/** What the viewer was shown, so that nobody pays another amount than that. */
export function expectedAmountInput(t: InputBuilder) {
  return t.field({
    type: 'Money',
    description:
      'The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch.',
  });
}
