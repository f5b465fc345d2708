import {
  countCounterparties,
  listCounterparties,
  type Counterparty,
  type CounterpartyPlace,
} from '@fairtab/services/money/counterparties/counterparties';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { pageOf } from '../pageOf';
import { CounterpartyRef, UserRef } from '../refs';
import { GraphQLError } from 'graphql';

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

/** @returns a place in a list of counterparties as an opaque text. */
function cursorOf({ key, lastAt, owedToMeCents, iOweCents }: Counterparty): string {
  return Buffer.from(`${owedToMeCents + iOweCents}.${Date.parse(lastAt)}.${key}`).toString('base64url');
}

/** @throws GraphQLError for a text that cursorOf did not make. */
function placeAt(cursor: string): CounterpartyPlace {
  const text = Buffer.from(cursor.slice(0, 100), 'base64url').toString();
  const [, openCents, time, key] = /^(\d{1,15})\.(\d{1,13})\.([\w-]{22})$/.exec(text) ?? [];
  if (openCents === undefined || time === undefined || key === undefined)
    throw new GraphQLError('This is not a cursor of this list.', { extensions: { code: 'BAD_REQUEST' } });
  return { openCents: Number(openCents), lastAt: new Date(Number(time)).toISOString(), key };
}
