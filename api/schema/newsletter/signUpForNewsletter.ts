import { InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { signUpForNewsletter } from '@fairtab/services/messages/newsletter/signUpForNewsletter';
import { addMutation } from '../addMutation';

addMutation('signUpForNewsletter', {
  description:
    'Mails a link that puts the address on the list of the newsletter. The answer is the same whether it is on the list or not.',
  input: 'Who wants the newsletter.',
  inputFields: (t) => ({
    email: t.string({ required: true, description: 'The address that it should go to.' }),
    isBusinessEarlyAccess: t.boolean({
      description: 'Asks for early access for businesses, too. False when left out.',
    }),
    consents: t.boolean({ required: true, description: 'Whether this person agrees to get it. Refused without.' }),
  }),
  refusals: [InvalidInput, TooManyAttempts],
  result: 'The confirmation of the request, or the reason why it was refused.',
  resolve: async (input, ctx) => {
    await signUpForNewsletter(ctx, input);
    return { isMailed: true };
  },
  payload: 'A link to confirm is on its way.',
  outputFields: (t) => ({
    isMailed: t.exposeBoolean('isMailed', {
      description: 'Always true. The address is on the list once it is confirmed.',
    }),
  }),
});
