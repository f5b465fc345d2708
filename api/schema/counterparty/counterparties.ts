import { countCounterparties, listCounterparties } from '@fairtab/services/money/counterparties/counterparties';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { pageOf } from '../pageOf';
import { CounterpartyRef, UserRef } from '../refs';
import { cursorOf, placeAt } from './cursors';

builder.objectField(UserRef, 'counterparties', (t) =>
  t.connection(
    {
      type: CounterpartyRef,
      description:
        'Everybody who pays the account on a receipt, or is paid by it. The greatest open amount first, then the latest receipt.',
      extensions: VOLATILE,
      args: {
        search: t.arg.string({
          description:
            'Only people with this text in one of their names. Case, accents and the script of digits make no difference.',
        }),
      },
      resolve: async (_user, { search, ...args }, ctx) => {
        const filter = { search: search ?? '' };
        const page = await pageOf({
          args,
          cursorOf,
          placeAt,
          list: (part) => listCounterparties(ctx, { ...filter, ...part }),
        });
        return { ...page, count: () => countCounterparties(ctx, filter) };
      },
    },
    {
      description: 'One page of the people of an account.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'The number of people on all pages.',
          resolve: ({ count }) => count(),
        }),
      }),
    },
    { description: 'One of the people in such a list.' },
  ),
);
