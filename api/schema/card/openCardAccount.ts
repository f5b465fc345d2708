import { openCardAccount } from '@fairtab/services/money/cards/cardAccount';
import { Conflict, NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';

builder.relayMutationField(
  'openCardAccount',
  null,
  {
    description: 'Lets the account set up how it is paid by card, at the processor.',
    errors: {
      types: [NotSignedIn, Conflict],
      union: { name: 'OpenCardAccountResult', description: 'Where to go, or the reason why not.' },
    },
    resolve: async (_root, _args, ctx) => ({ url: await openCardAccount(ctx) }),
  },
  {
    description: 'The processor expects the host.',
    outputFields: (t) => ({
      url: t.exposeString('url', { description: 'The address at the processor. It works once and for some minutes.' }),
    }),
  },
);
