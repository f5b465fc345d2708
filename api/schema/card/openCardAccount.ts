import { openCardAccount } from '@fairtab/services/money/cards/cardAccount';
import { Conflict, NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

addMutation('openCardAccount', {
  description: 'Lets the account set up how it is paid by card, at the processor.',
  refusals: [NotSignedIn, Conflict],
  result: 'Where to go, or the reason why not.',
  resolve: async (_input, ctx) => ({ url: await openCardAccount(ctx) }),
  payload: 'The processor expects the host.',
  outputFields: (t) => ({
    url: t.exposeString('url', { description: 'The address at the processor. It works once and for some minutes.' }),
  }),
});
