import { endSession } from '@fairtab/services/accounts/sessions/endSession';
import { readAccount } from '@fairtab/services/readAccount';
import { NotFound, NotSignedIn } from '@fairtab/services/errors';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { UserRef } from '../refs';

builder.relayMutationField(
  'endSession',
  {
    description: 'Which session ends.',
    inputFields: (t) => ({ sessionId: t.id({ required: true, description: 'The `id` of the Session.' }) }),
  },
  {
    description: "Ends one of the account's own sessions, wherever it is open.",
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'EndSessionResult', description: 'Which session ended, or why none did.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const sessionId = rawId({ typename: 'Session', id: input.sessionId });
      await endSession(ctx, { sessionId });
      return { sessionId };
    },
  },
  {
    description: 'The session has ended.',
    outputFields: (t) => ({
      endedSessionId: t.id({
        description: 'The `id` of the Session that is gone.',
        resolve: ({ sessionId }) => encodeNodeId({ typename: 'Session', id: sessionId }),
      }),
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
