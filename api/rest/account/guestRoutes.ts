import { NO_TOKEN } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';

const CREATE_GUEST = `
  mutation RestCreateGuest { result: createGuest { ${REFUSAL} ... on CreateGuestPayload { token } } }`;
const REVOKE_GUEST_TOKEN = `
  mutation RestRevokeGuestToken {
    result: revokeGuestToken { ${REFUSAL} ... on RevokeGuestTokenPayload { isRevoked } }
  }`;

const newGuest = z.object({
  token: z
    .string()
    .describe('Send it as `Authorization: Bearer`. It is shown this once, and ends 180 days after its last use.'),
});
const revoked = z.object({ revoked: z.boolean() });

/** For programs, which keep no cookies. */
export const GUEST_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/guests',
    operationId: 'createGuest',
    scopes: NO_TOKEN,
    summary:
      'Make a guest for a program, which acts by its token. A log-in that is sent with it takes over what it did.',
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: newGuest,
    status: 201,
    problems: [...ANY_WRITE, 429],
    run: async ({ ask }) => newGuest.parse((await ask(CREATE_GUEST))['result']),
  }),
  route({
    method: 'DELETE',
    path: '/api/guests/current',
    operationId: 'revokeGuestToken',
    scopes: NO_TOKEN,
    summary: "End the guest's token that the request is sent with. What the guest did stays on the bills.",
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: revoked,
    status: 200,
    problems: ANY_WRITE,
    run: async ({ ask }) => ({ revoked: partOf((await ask(REVOKE_GUEST_TOKEN))['result'], 'isRevoked') === true }),
  }),
];
