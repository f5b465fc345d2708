import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { unblockName } from '@fairtab/services/receipts/requests/blockedNames';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'unblockName',
  {
    description: 'The username to unblock.',
    inputFields: (t) => ({ username: t.string({ required: true, description: 'One of `blockedNames`.' }) }),
  },
  {
    description: 'Lets requests of a username reach the account again.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'UnblockNameResult', description: 'The account, or the reason why nothing was unblocked.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await unblockName(ctx, input);
      return {};
    },
  },
  {
    description: 'It is unblocked.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
