import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { countEvenings, listEvenings } from '@fairtab/services/money/evenings/listEvenings';
import { builder, PAGE_SIZE } from '../builder';
import { VOLATILE } from '../fieldMarks';
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
        const page = await resolveCursorConnection(
          { args, defaultSize: PAGE_SIZE.default, maxSize: PAGE_SIZE.most, toCursor: cursorOf },
          ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
            listEvenings(ctx, {
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
          count: () => countEvenings(ctx),
        };
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
