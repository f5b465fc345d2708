import { endOtherSessions } from '@fairtab/services/accounts/sessions/sessions';
import { NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('endOtherSessions', {
  description: 'Ends all sessions of the account except the one of this request.',
  refusals: [NotSignedIn],
  result: 'The account, or the reason why no session ended.',
  resolve: async (_input, ctx) => {
    await endOtherSessions(ctx);
    return {};
  },
  payload: 'Only the session of this request is left.',
  outputFields: (t) => ({ user: userField(t) }),
});
