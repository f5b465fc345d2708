import { findAccount } from '@fairtab/services/accounts/readAccount';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

builder.node(UserRef, {
  description: 'An account, seen by nobody but its own person.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    const account = await findAccount(ctx);
    return account?.id === id ? account : null;
  },
  fields: (t) => ({
    userId: t.id({ description: 'The bare id, as in REST.', resolve: ({ id }) => id }),
    username: t.exposeString('username', { description: 'The name to sign in with, as its person writes it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "The account that is signed in, the root of a person's own things; null for everybody else.",
    extensions: VOLATILE,
    resolve: (_root, _args, ctx) => findAccount(ctx),
  }),
);
