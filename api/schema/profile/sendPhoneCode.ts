import { Conflict, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendPhoneCode } from '@fairtab/services/accounts/profile/phoneCode';
import { addMutation } from '../addMutation';

addMutation('sendPhoneCode', {
  description: "Sends a code to the profile's phone number by SMS. It gets no other SMS until the code was typed back.",
  refusals: [NotSignedIn, Conflict, TooManyAttempts],
  result: 'The number that the code was sent to, or the reason why it was not sent.',
  resolve: (_input, ctx) => sendPhoneCode(ctx),
  payload: 'The code is on its way.',
  outputFields: (t) => ({ phone: t.exposeString('phone', { description: 'The number it was sent to.' }) }),
});
