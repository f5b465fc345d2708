import { NO_TOKEN } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { RestCreateGuest, RestRevokeGuestToken } from '../generated/documents';
import { NO_FIELDS, route, type Route } from '../Route';

const newGuest = z.object({
  token: z
    .string()
    .describe('Send it as `Authorization: Bearer`. It is shown this once, and ends 180 days after its last use.'),
});
const revoked = z.object({ revoked: z.boolean() });

/** For programs, which keep no cookies. */
export const GUEST_ROUTES: readonly Route[] = [
  route('POST /api/guests', {
    operationId: 'createGuest',
    scopes: NO_TOKEN,
    summary:
      'Make a guest for a program, which acts by its token. A log-in that is sent with it takes over what it did.',
    body: NO_FIELDS,
    answer: newGuest,
    status: 201,
    run: async ({ ask }) => (await ask(RestCreateGuest)).result,
  }),
  route('DELETE /api/guests/current', {
    operationId: 'revokeGuestToken',
    scopes: NO_TOKEN,
    summary: "End the guest's token that the request is sent with. What the guest did stays on the bills.",
    body: NO_FIELDS,
    answer: revoked,
    run: async ({ ask }) => (await ask(RestRevokeGuestToken)).result,
  }),
];
