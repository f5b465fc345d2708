import { InvalidInput, NotSignedIn } from '@fairtab/services/platform/errors';
import { confirmPhone } from '@fairtab/services/accounts/profile/phoneCode';
import { findAccount } from '@fairtab/services/people/signedIn';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'confirmPhone',
  {
    description: 'The code that was sent.',
    inputFields: (t) => ({ code: t.string({ required: true, description: 'Six digits.' }) }),
  },
  {
    description: "Confirms the profile's phone number by the code that was sent there.",
    errors: {
      types: [NotSignedIn, InvalidInput],
      union: { name: 'ConfirmPhoneResult', description: 'The account, or the reason why nothing was confirmed.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await confirmPhone(ctx, input);
      return {};
    },
  },
  {
    description: 'The number is confirmed.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        nullable: true,
        description: 'The account; null when it was deleted meanwhile.',
        resolve: (_payload, _args, ctx) => findAccount(ctx),
      }),
    }),
  },
);
