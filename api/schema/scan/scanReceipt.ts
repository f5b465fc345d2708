import { Conflict, InvalidInput, NotFound, TooManyAttempts } from '@fairtab/services/errors';
import { scanReceipt } from '@fairtab/services/scans/scanReceipt';
import { builder } from '../builder';
import { ScanRef } from '../refs';

builder.relayMutationField(
  'scanReceipt',
  {
    description: 'The photos of one receipt.',
    inputFields: (t) => ({
      photoIds: t.idList({
        required: true,
        description: 'What POST /api/photos answered, from the top of the receipt; 1 to 6.',
      }),
      idempotencyKey: t.string({
        description: 'Makes a retry safe for 24 hours: the same key and input get the first answer. Best a UUID.',
      }),
    }),
  },
  {
    description: 'Reads uploaded photos (POST /api/photos) of one receipt. Each photo is scanned once.',
    errors: {
      types: [InvalidInput, NotFound, TooManyAttempts, Conflict],
      union: { name: 'ScanReceiptResult', description: 'The new scan, or why there is none.' },
    },
    resolve: (_root, { input }, ctx) => scanReceipt(ctx, input),
  },
  {
    description: 'The photos are being read; scanProgress tells how far that is.',
    outputFields: (t) => ({
      scan: t.field({ type: ScanRef, description: 'The new scan.', resolve: ({ scan }) => scan }),
    }),
  },
);
