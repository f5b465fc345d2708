import { endOtherSessions } from '@fairtab/services/accounts/sessions/sessions';
import { NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'endOtherSessions',
  null,
  {
    description: 'Ends all sessions of the account except the one of this request.',
    errors: {
      types: [NotSignedIn],
      union: { name: 'EndOtherSessionsResult', description: 'The account, or the reason why no session ended.' },
    },
    resolve: async (_root, _args, ctx) => {
      await endOtherSessions(ctx);
      return {};
    },
  },
  {
    description: 'Only the session of this request is left.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
