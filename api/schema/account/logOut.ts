import { logOut } from '@fairtab/services/accounts/sessions/sessions';
import { NOBODY } from '@fairtab/services/context';
import { addMutation } from '../addMutation';

addMutation('logOut', {
  description:
    'Ends the session on the server. It succeeds without a session too, so that a client can always forget its own.',
  refusals: [],
  result: 'No account is signed in any more.',
  resolve: async (_input, ctx) => {
    const wasSignedIn = await logOut(ctx);
    if (wasSignedIn) ctx.viewer = NOBODY;
    return { wasSignedIn };
  },
  payload: 'No account is signed in any more.',
  outputFields: (t) => ({
    wasSignedIn: t.exposeBoolean('wasSignedIn', { description: 'Whether there was a session to end.' }),
  }),
});
