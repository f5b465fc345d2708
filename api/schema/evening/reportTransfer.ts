import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { reportTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { movedFields } from './movedFields';

builder.relayMutationField(
  'reportTransfer',
  {
    description: 'The transfer that is paid, and how.',
    inputFields: (t) => ({
      transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
      method: t.field({ type: PaymentMethod, required: true, description: 'How it was paid.' }),
    }),
  },
  {
    description: 'The payer says that a transfer is paid. Fairtab itself moves no money.',
    errors: {
      types: [InvalidInput, NotFound, Conflict],
      union: { name: 'ReportTransferResult', description: 'The evening, or the reason why nothing was reported.' },
    },
    resolve: (_root, { input }, ctx) => reportTransfer(ctx, input),
  },
  { description: 'It was reported.', outputFields: movedFields },
);
