import { formatMoney } from '@fairtab/domain/money';
import type { OwnEvening } from '@fairtab/services/money/evenings/listEvenings';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';

export const OwnEveningRef = builder.objectRef<OwnEvening>('OwnEvening').implement({
  description: 'An evening that the account takes part in, in short. `evening` has all of it.',
  fields: (t) => ({
    linkId: t.id({ description: 'The id in the link.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Its name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of the currency of its amounts.' }),
    receiptCount: t.exposeInt('receiptCount', {
      description: 'The number of its receipts that everybody with the link may see.',
      extensions: VOLATILE,
    }),
    net: t.field({
      type: 'Money',
      description:
        'What the account gets in the end, with transfers that are not confirmed; negative when it has to pay.',
      extensions: VOLATILE,
      resolve: ({ netCents, currency }) => formatMoney(netCents, currency),
    }),
    isSettled: t.exposeBoolean('isSettled', {
      description:
        'Whether somebody had something to pay, nothing is open on its receipts, and all its transfers are confirmed.',
      extensions: VOLATILE,
    }),
  }),
});
