import { addPasskey } from '@fairtab/services/accounts/passkeys/passkeys';
import { InvalidCredentials, NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'addPasskey',
  {
    description: 'The passkey that the browser has made after startPasskey.',
    inputFields: (t) => ({
      credential: t.string({
        required: true,
        description: 'What `PublicKeyCredential.toJSON` of the new passkey returned, as JSON text.',
      }),
    }),
  },
  {
    description: 'Adds a passkey to the account, which then can be used in place of password and code.',
    errors: {
      types: [NotSignedIn, InvalidCredentials],
      union: { name: 'AddPasskeyResult', description: 'The account, or the reason why the passkey was not added.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await addPasskey(ctx, input);
      return {};
    },
  },
  {
    description: 'The passkey works from now on.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
