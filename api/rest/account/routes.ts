import { NO_TOKEN } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { credentials, loggedIn, loggedOut, login, signedUp, user } from './shapes';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';

const SIGN_UP = `
  mutation RestSignUp($input: SignUpInput!) {
    result: signUp(input: $input) { ${REFUSAL} ... on SignUpPayload { username } }
  }`;
const LOG_IN = `
  mutation RestLogIn($input: LogInInput!) {
    result: logIn(input: $input) { ${REFUSAL} ... on LogInPayload { sessionId user { id: userId username } } }
  }`;
const LOG_OUT = 'mutation RestLogOut { result: logOut { ... on LogOutPayload { wasSignedIn } } }';
const READ_USER = 'query RestReadUser { viewer { id: userId username firstName lastName email phone createdAt } }';

const loginData = z.object({ sessionId: z.string(), user: z.object({ id: z.string(), username: z.string() }) });

export const ACCOUNT_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/signup',
    operationId: 'signUp',
    scopes: NO_TOKEN,
    summary: 'Make an account. What this browser made or claimed as a guest becomes its own. Log in next.',
    body: credentials,
    answer: signedUp,
    status: 201,
    problems: [...ANY_WRITE, 409, 429],
    run: async ({ body, idempotencyKey, ask }) => {
      const { result } = await ask(SIGN_UP, { input: { ...body, idempotencyKey } });
      return signedUp.parse(result);
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    operationId: 'logIn',
    scopes: NO_TOKEN,
    summary: 'Begin a session.',
    body: login,
    answer: loggedIn,
    status: 200,
    problems: [...ANY_WRITE, 401, 429],
    run: async ({ body, ask }) => {
      const { result } = await ask(LOG_IN, { input: body });
      const { sessionId, user: found } = loginData.parse(result);
      return { sessionId, ...found };
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    operationId: 'logOut',
    scopes: NO_TOKEN,
    summary: 'End the session it is sent with.',
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: loggedOut,
    status: 200,
    problems: ANY_WRITE,
    run: async ({ ask }) => ({ loggedOut: partOf((await ask(LOG_OUT))['result'], 'wasSignedIn') === true }),
  }),
  route({
    method: 'GET',
    path: '/api/user',
    operationId: 'readAccount',
    scopes: ['account:read'],
    summary: 'Who is signed in.',
    needsAccount: true,
    body: null,
    answer: user,
    status: 200,
    problems: [401],
    run: async ({ ask }) => user.parse((await ask(READ_USER))['viewer']),
  }),
];
