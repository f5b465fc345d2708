import { endSession } from '@fairtab/services/accounts/sessions/sessions';
import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'endSession',
  {
    description: 'The session to end.',
    inputFields: (t) => ({ sessionId: t.id({ required: true, description: 'The `id` of the Session.' }) }),
  },
  {
    description: 'Ends one session of the account.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'EndSessionResult', description: 'The session that ended, or the reason why none did.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const sessionId = rawId({ typename: 'Session', id: input.sessionId });
      await endSession(ctx, { sessionId });
      return { sessionId };
    },
  },
  {
    description: 'The session ended.',
    outputFields: (t) => ({
      endedSessionId: t.id({
        description: 'The `id` of the Session that ended.',
        resolve: ({ sessionId }) => encodeNodeId({ typename: 'Session', id: sessionId }),
      }),
      user: userField(t),
    }),
  },
);
