import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { countCounterparties, listCounterparties } from '@fairtab/services/money/counterparties/counterparties';
import { builder, PAGE_SIZE } from '../builder';
import { VOLATILE } from '../fieldMarks';
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
          description: 'Only people with this text in one of their names. Upper and lower case make no difference.',
        }),
      },
      resolve: async (_user, { search, ...args }, ctx) => {
        const filter = { search: search ?? '' };
        const page = await resolveCursorConnection(
          { args, defaultSize: PAGE_SIZE.default, maxSize: PAGE_SIZE.most, toCursor: cursorOf },
          ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
            listCounterparties(ctx, {
              ...filter,
              after: after === undefined ? null : placeAt(after),
              before: before === undefined ? null : placeAt(before),
              isInverted: inverted,
              limit,
            }),
        );
        const isEmpty = page.edges.length === 0;
        return {
          ...page,
          pageInfo: isEmpty ? { ...page.pageInfo, startCursor: null, endCursor: null } : page.pageInfo,
          count: () => countCounterparties(ctx, filter),
        };
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
