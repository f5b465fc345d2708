import { countEvenings, listEvenings } from '@fairtab/services/money/evenings/listEvenings';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { pageOf } from '../pageOf';
import { cursorOf, placeAt } from '../history/cursors';
import { UserRef } from '../refs';
import { OwnEveningRef } from './OwnEvening';

builder.objectField(UserRef, 'evenings', (t) =>
  t.connection(
    {
      type: OwnEveningRef,
      description:
        'Evenings in which the account hosts a receipt, has a claim on one, or owes or is owed a transfer. The newest first.',
      extensions: VOLATILE,
      resolve: async (_user, args, ctx) => {
        const page = await pageOf({ args, cursorOf, placeAt, list: (part) => listEvenings(ctx, part) });
        return { ...page, count: () => countEvenings(ctx) };
      },
    },
    {
      description: 'One page of the evenings of an account.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'The number of evenings on all pages.',
          resolve: ({ count }) => count(),
        }),
      }),
    },
    { description: 'One evening in such a list.' },
  ),
);
