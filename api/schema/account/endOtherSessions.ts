import { endOtherSessions } from '@fairtab/services/accounts/sessions/endOtherSessions';
import { readAccount } from '@fairtab/services/readAccount';
import { NotSignedIn } from '@fairtab/services/errors';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'endOtherSessions',
  null,
  {
    description: 'Ends all sessions of the account but the one that asks.',
    errors: {
      types: [NotSignedIn],
      union: { name: 'EndOtherSessionsResult', description: 'The account, or why nothing ended.' },
    },
    resolve: async (_root, _args, ctx) => {
      await endOtherSessions(ctx);
      return {};
    },
  },
  {
    description: 'One session is left.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
