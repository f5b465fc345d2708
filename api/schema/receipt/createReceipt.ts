import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { Conflict, InvalidInput } from '@fairtab/services/errors';
import { becomeGuest } from '../becomeGuest';
import { builder } from '../builder';
import { UploadMethod } from '../enums';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';
import { PayToInput, ReceiptItemInput } from './inputs';

builder.relayMutationField(
  'createReceipt',
  {
    description: 'A receipt as the host typed it, or confirmed it after a scan.',
    inputFields: (t) => ({
      restaurantName: t.string({ description: 'Where the table ate; "Restaurant Receipt" unless given.' }),
      hostName: t.string({
        description:
          'What the host is called at the table; the account\'s first name or username, or else "Host", unless given.',
      }),
      description: t.string({ description: 'Words about the occasion.' }),
      date: t.field({ type: 'Date', description: 'Day of the meal; today unless given.' }),
      tax: t.field({ type: 'Money', description: 'Tax on the whole bill; 0 unless given.' }),
      tip: t.field({ type: 'Money', description: 'Tip on the whole bill; 0 unless given.' }),
      fees: t.field({ type: 'Money', description: 'Service charge and the like; 0 unless given.' }),
      discount: t.field({ type: 'Money', description: 'What is taken off the bill; 0 unless given.' }),
      total: t.field({ type: 'Money', description: 'The printed total; the computed sum unless given.' }),
      items: t.field({
        type: [ReceiptItemInput],
        required: true,
        description: 'The lines, at least one unless they follow.',
      }),
      uploadMethod: t.field({
        type: UploadMethod,
        description: 'How the items were entered; MANUAL unless given, and UPLOAD with a scan.',
      }),
      scanId: t.id({
        description:
          "The scan the bill was read by, one's own, done, and not used for another receipt; takes `confirmsScan`.",
      }),
      confirmsScan: t.boolean({
        description: 'The host has compared the bill with its photo. A scanned bill is refused without it.',
      }),
      keepsCorrections: t.boolean({
        description:
          'Whether what the host corrected may be kept with the words it was read from, to find out where reading fails.',
      }),
      splitEvenlyAmong: t.int({
        description: 'Splits the whole bill evenly among so many people, 2 to 100, instead of by dish.',
      }),
      itemsFollow: t.boolean({
        description:
          'The items come one by one with addItem; a total that is given then is the printed one, and stays.',
      }),
      payTo: t.field({ type: [PayToInput], description: 'How the host likes to be paid, the favourite first.' }),
      idempotencyKey: t.string({
        description: 'Makes a retry safe for 24 hours: the same key and input get the first answer. Best a UUID.',
      }),
    }),
  },
  {
    description: 'Makes a receipt. Whoever makes it is its host, by the cookie this sets.',
    errors: {
      types: [InvalidInput, Conflict],
      union: { name: 'CreateReceiptResult', description: 'The new receipt, or why there is none.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { scanId } = input;
      const { receipt } = await createReceipt(ctx, {
        ...input,
        ...(scanId ? { scanId: rawId({ typename: 'Scan', id: scanId }) } : {}),
      });
      becomeGuest(ctx, receipt.hostGuestId);
      return { receipt };
    },
  },
  {
    description: 'The receipt was made.',
    outputFields: (t) => ({
      receipt: t.field({ type: ReceiptRef, description: 'The new receipt.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
