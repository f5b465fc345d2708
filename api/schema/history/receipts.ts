import { countReceipts, listReceipts } from '@fairtab/services/money/history/listReceipts';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { pageOf } from '../pageOf';
import { ReceiptRef, UserRef } from '../refs';
import { cursorOf, placeAt } from './cursors';
import { ReceiptRole } from './ReceiptRole';

builder.objectField(UserRef, 'receipts', (t) =>
  t.connection(
    {
      type: ReceiptRef,
      description: 'Receipts that the account hosts or has claims on that are not cancelled, the newest first.',
      extensions: VOLATILE,
      args: {
        search: t.arg.string({
          description:
            'Only receipts whose restaurant, description or dishes contain this text. Case, accents and the script of digits make no difference.',
        }),
        role: t.arg({ type: ReceiptRole, description: 'Only receipts on which the account has this role.' }),
      },
      resolve: async (_user, { search, role, ...args }, ctx) => {
        const filter = { search: search ?? '', role: role ?? null };
        const page = await pageOf({
          args,
          cursorOf,
          placeAt,
          list: (part) => listReceipts(ctx, { ...filter, ...part }),
        });
        return { ...page, count: () => countReceipts(ctx, filter) };
      },
    },
    {
      description: 'One page of the receipts of an account.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'The number of receipts on all pages.',
          resolve: ({ count }) => count(),
        }),
      }),
    },
    { description: 'One receipt in such a list.' },
  ),
);
