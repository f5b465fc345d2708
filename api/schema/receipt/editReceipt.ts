import { Conflict, InvalidInput, NotFound } from '@fairtab/services/errors';
import { editReceipt } from '@fairtab/services/receipts/editReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';
import { PayToInput, ReceiptItemInput } from './inputs';

builder.relayMutationField(
  'editReceipt',
  {
    description: 'What changes on a receipt. Absent fields stay as they are.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      restaurantName: t.string({ description: 'Where the table ate.' }),
      hostName: t.string({ description: 'What the host is called at the table.' }),
      description: t.string({ description: 'Words about the occasion.' }),
      date: t.field({ type: 'Date', description: 'Day of the meal.' }),
      tax: t.field({ type: 'Money', description: 'Tax on the whole bill.' }),
      tip: t.field({ type: 'Money', description: 'Tip on the whole bill.' }),
      fees: t.field({ type: 'Money', description: 'Service charge and the like.' }),
      discount: t.field({ type: 'Money', description: 'What is taken off the bill.' }),
      total: t.field({ type: 'Money', description: 'The printed total.' }),
      items: t.field({
        type: [ReceiptItemInput],
        description:
          'The whole new list: an entry with an id changes that item, one without adds one, a missing one removes it.',
      }),
      payTo: t.field({ type: [PayToInput], description: 'The whole new list of ways to be paid.' }),
      expectedVersion: t.int({
        description:
          '`Receipt.version` the edit was made on; when given and someone edited the bill meanwhile, answers Conflict.',
      }),
    }),
  },
  {
    description: 'Edits a receipt; for its host. Unpaid claims are priced anew, paid ones keep their amount.',
    errors: {
      types: [InvalidInput, NotFound, Conflict],
      union: { name: 'EditReceiptResult', description: 'The edited receipt, or why it stays as it was.' },
    },
    resolve: (_root, { input }, ctx) =>
      editReceipt(ctx, {
        ...input,
        receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
        items: input.items?.map((item) => ({
          ...item,
          id: item.id ? rawId({ typename: 'Item', id: item.id }) : undefined,
        })),
      }),
  },
  {
    description: 'The receipt was edited.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt after the edit.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
