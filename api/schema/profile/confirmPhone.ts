import { InvalidInput, NotSignedIn } from '@fairtab/services/platform/errors';
import { confirmPhone } from '@fairtab/services/accounts/profile/phoneCode';
import { findAccount } from '@fairtab/services/people/signedIn';
import { addMutation } from '../addMutation';
import { UserRef } from '../refs';

addMutation('confirmPhone', {
  description: "Confirms the profile's phone number by the code that was sent there.",
  input: 'The code that was sent.',
  inputFields: (t) => ({ code: t.string({ required: true, description: 'Six digits.' }) }),
  refusals: [NotSignedIn, InvalidInput],
  result: 'The account, or the reason why nothing was confirmed.',
  resolve: async (input, ctx) => {
    await confirmPhone(ctx, input);
    return {};
  },
  payload: 'The number is confirmed.',
  outputFields: (t) => ({
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The account; null when it was deleted meanwhile.',
      resolve: (_payload, _args, ctx) => findAccount(ctx),
    }),
  }),
});
