import { createAccessToken } from '@fairtab/services/accounts/accessTokens/accessTokens';
import {
  Conflict,
  InvalidCredentials,
  InvalidInput,
  NotSignedIn,
  TooManyAttempts,
} from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { AccessScopeType } from '../enums';
import { userField } from '../payloadFields';
import { AccessTokenRef } from './AccessToken';

addMutation('createAccessToken', {
  description: 'Makes a token by which a program acts for the account, within scopes. An account may have 50.',
  input: 'The new token.',
  inputFields: (t) => ({
    name: t.string({ required: true, description: 'What it is for, at most 50 characters.' }),
    scopes: t.field({ type: [AccessScopeType], required: true, description: 'What it may do.' }),
    days: t.int({ description: 'How many days it works: 1 to 365, and 90 when it is left out.' }),
    password: t.string({ required: true, description: "The account's password." }),
  }),
  refusals: [NotSignedIn, InvalidInput, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'The token, or the reason why there is none.',
  resolve: (input, ctx) => createAccessToken(ctx, input),
  payload: 'The token was made.',
  outputFields: (t) => ({
    token: t.exposeString('token', {
      description: 'Send it as `Authorization: Bearer`. It is shown this once.',
    }),
    accessToken: t.field({
      type: AccessTokenRef,
      description: 'What the account sees of it from now on.',
      resolve: ({ accessToken }) => accessToken,
    }),
    user: userField(t),
  }),
});
