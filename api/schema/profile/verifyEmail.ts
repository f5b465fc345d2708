import { findAccount } from '@fairtab/services/people/signedIn';
import { NotFound } from '@fairtab/services/platform/errors';
import { verifyEmail } from '@fairtab/services/accounts/profile/verifyEmail';
import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { addMutation } from '../addMutation';
import { UserRef } from '../refs';

addMutation('verifyEmail', {
  description: 'Verifies an address by a link that was mailed to it. The link works once, within 24 hours.',
  input: 'The token of a link that was mailed.',
  inputFields: (t) => ({ token: t.string({ required: true, description: 'The value of `token` in the link.' }) }),
  refusals: [NotFound],
  result: 'The verified address, or the refusal of a link that works no longer.',
  resolve: (input, ctx) => verifyEmail(ctx, input),
  payload: 'The address was verified.',
  outputFields: (t) => ({
    email: t.string({ description: 'The verified address.', resolve: ({ email }) => shownAddress(email) }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The account after the change; null unless it is signed in here.',
      resolve: async ({ userId }, _args, ctx) => {
        const account = await findAccount(ctx);
        return account?.id === userId ? account : null;
      },
    }),
  }),
});
