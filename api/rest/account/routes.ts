import { NO_TOKEN } from '../../scopes/fieldScopes';
import { ofAccount } from '../answers';
import { RestLogIn, RestLogOut, RestReadUser, RestSignUp } from '../generated/documents';
import { credentials, loggedIn, loggedOut, login, signedUp, user } from './shapes';
import { NO_FIELDS, route, type Route } from '../Route';

export const ACCOUNT_ROUTES: readonly Route[] = [
  route('POST /api/signup', {
    operationId: 'signUp',
    scopes: NO_TOKEN,
    summary: 'Make an account. What this browser made or claimed as a guest becomes its own. Log in next.',
    body: credentials,
    answer: signedUp,
    status: 201,
    problems: [409],
    run: async ({ body, idempotencyKey, ask }) =>
      (await ask(RestSignUp, { input: { ...body, idempotencyKey } })).result,
  }),
  route('POST /api/login', {
    operationId: 'logIn',
    scopes: NO_TOKEN,
    summary: 'Begin a session.',
    body: login,
    answer: loggedIn,
    run: async ({ body, ask }) => {
      const { sessionId, user: found } = (await ask(RestLogIn, { input: body })).result;
      return { sessionId, ...found };
    },
  }),
  route('POST /api/logout', {
    operationId: 'logOut',
    scopes: NO_TOKEN,
    summary: 'End the session it is sent with.',
    body: NO_FIELDS,
    answer: loggedOut,
    run: async ({ ask }) => (await ask(RestLogOut)).result,
  }),
  route('GET /api/user', {
    operationId: 'readAccount',
    scopes: ['account:read'],
    summary: 'Who is signed in.',
    needsAccount: true,
    answer: user,
    run: async ({ ask }) => ofAccount((await ask(RestReadUser)).viewer),
  }),
];
