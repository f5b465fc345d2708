import { endSession } from '@fairtab/services/accounts/sessions/sessions';
import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

addMutation('endSession', {
  description: 'Ends one session of the account.',
  input: 'The session to end.',
  inputFields: (t) => ({ sessionId: t.id({ required: true, description: 'The `id` of the Session.' }) }),
  refusals: [NotSignedIn, NotFound],
  result: 'The session that ended, or the reason why none did.',
  resolve: async (input, ctx) => {
    const sessionId = rawId({ typename: 'Session', id: input.sessionId });
    await endSession(ctx, { sessionId });
    return { sessionId };
  },
  payload: 'The session ended.',
  outputFields: (t) => ({
    endedSessionId: t.id({
      description: 'The `id` of the Session that ended.',
      resolve: ({ sessionId }) => encodeNodeId({ typename: 'Session', id: sessionId }),
    }),
    user: userField(t),
  }),
});
