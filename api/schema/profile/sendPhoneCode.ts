import { Conflict, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendPhoneCode } from '@fairtab/services/accounts/profile/phoneCode';
import { builder } from '../builder';

builder.relayMutationField(
  'sendPhoneCode',
  null,
  {
    description:
      "Sends a code to the profile's phone number by SMS. It gets no other SMS until the code was typed back.",
    errors: {
      types: [NotSignedIn, Conflict, TooManyAttempts],
      union: {
        name: 'SendPhoneCodeResult',
        description: 'The number that the code was sent to, or the reason why it was not sent.',
      },
    },
    resolve: (_root, _args, ctx) => sendPhoneCode(ctx),
  },
  {
    description: 'The code is on its way.',
    outputFields: (t) => ({ phone: t.exposeString('phone', { description: 'The number it was sent to.' }) }),
  },
);
