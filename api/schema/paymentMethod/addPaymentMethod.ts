import { readAccount } from '@fairtab/services/readAccount';
import { Conflict, InvalidInput, NotSignedIn } from '@fairtab/services/errors';
import { addPaymentMethod } from '@fairtab/services/paymentMethods/addPaymentMethod';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { UserRef } from '../refs';
import { SavedPaymentMethodRef } from './SavedPaymentMethod';

builder.relayMutationField(
  'addPaymentMethod',
  {
    description: 'The way to pay.',
    inputFields: (t) => ({
      type: t.field({ type: PaymentMethod, required: true, description: 'The rail; anything but cash.' }),
      displayName: t.string({ required: true, description: 'What to call it; up to 60 characters.' }),
      identifier: t.string({
        required: true,
        description: 'The handle on that rail; of a card or bank account the last 4 digits, and more is refused.',
      }),
      isDefault: t.boolean({
        defaultValue: false,
        description: 'Whether it is offered first from now on. The first one saved always is.',
      }),
    }),
  },
  {
    description: 'Saves a way to pay; at most 20. The identifier is kept encrypted.',
    errors: {
      types: [NotSignedIn, InvalidInput, Conflict],
      union: { name: 'AddPaymentMethodResult', description: 'The saved way to pay, or why it is not saved.' },
    },
    resolve: async (_root, { input }, ctx) => ({ paymentMethod: await addPaymentMethod(ctx, input) }),
  },
  {
    description: 'It is saved.',
    outputFields: (t) => ({
      paymentMethod: t.field({
        type: SavedPaymentMethodRef,
        description: 'The new one.',
        resolve: ({ paymentMethod }) => paymentMethod,
      }),
      user: t.field({
        type: UserRef,
        description: 'The account with it.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
