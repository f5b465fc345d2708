import { NotFound } from '@fairtab/services/platform/errors';
import { takeOutOfEvening } from '@fairtab/services/money/evenings/changeEvening';
import { builder } from '../builder';
import { rawId } from '../ids';
import { receiptIdInput } from '../inputFields';
import { eveningField } from './eveningField';

builder.relayMutationField(
  'takeOutOfEvening',
  {
    description: 'The receipt that leaves its evening.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
    }),
  },
  {
    description:
      'Takes a receipt out of its evening. Its host may, and who began the evening. What was settled stays settled.',
    errors: {
      types: [NotFound],
      union: {
        name: 'TakeOutOfEveningResult',
        description: 'The evening, or the reason why the receipt is still in it.',
      },
    },
    resolve: (_root, { input }, ctx) => takeOutOfEvening(ctx, rawId({ typename: 'Receipt', id: input.receiptId })),
  },
  { description: 'The receipt is in no evening.', outputFields: (t) => ({ evening: eveningField(t) }) },
);
