import { ACCESS_SCOPES } from '@fairtab/domain/programs/accessScopes';
import { z } from 'zod';
import { NO_TOKEN } from '../../scopes/fieldScopes';
import { ofAccount } from '../answers';
import { RestAccessTokens, RestCreateAccessToken, RestRevokeAccessToken } from '../generated/documents';
import { globalId, nameOf } from '../parts';
import { NO_FIELDS, route, type Route } from '../Route';
import { dateTime, id, word } from '../shapes';

const scope = z.enum(ACCESS_SCOPES).meta({ id: 'AccessScope' });
const newToken = z.object({
  name: z.string().describe('What it is for, at most 50 characters.'),
  scopes: z.array(scope).describe('What it may do.'),
  days: z.int().nullish().describe('How many days it works: 1 to 365; 90 unless given.'),
  password: z.string().describe("The account's password."),
});
const accessToken = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(word(scope)),
    createdAt: dateTime,
    expiresAt: dateTime,
    lastUsedAt: dateTime.nullable().describe('It may be up to ten minutes old; null when it was not used yet.'),
    lastUsedFrom: z
      .string()
      .nullable()
      .describe('The network of the last use, such as "203.0.113.0/24"; null when it was not used yet.'),
  })
  .meta({ id: 'AccessToken' });
const madeToken = z.object({
  token: z.string().describe('Send it as `Authorization: Bearer`. It is shown this once.'),
  accessToken,
});
const revoked = z.object({ id, revoked: z.literal(true) });

export const ACCESS_TOKEN_ROUTES: readonly Route[] = [
  route('GET /api/access-tokens', {
    operationId: 'listAccessTokens',
    scopes: NO_TOKEN,
    summary: 'The access tokens of the account, the newest first.',
    needsAccount: true,
    answer: z.array(accessToken),
    run: async ({ ask }) => ofAccount((await ask(RestAccessTokens)).viewer).accessTokens,
  }),
  route('POST /api/access-tokens', {
    operationId: 'createAccessToken',
    scopes: NO_TOKEN,
    summary: 'Make a token by which a program acts for the account, within scopes.',
    needsAccount: true,
    body: newToken,
    answer: madeToken,
    status: 201,
    problems: [409],
    run: async ({ body, ask }) => {
      const input = { ...body, scopes: body.scopes.map(nameOf) };
      return (await ask(RestCreateAccessToken, { input })).result;
    },
  }),
  route('DELETE /api/access-tokens/:id', {
    operationId: 'revokeAccessToken',
    scopes: NO_TOKEN,
    summary: 'End an access token at once, on open sockets too.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: revoked,
    run: async ({ param, ask }) => {
      const input = { accessTokenId: globalId('AccessToken', param) };
      return { ...(await ask(RestRevokeAccessToken, { input })).result, revoked: true as const };
    },
  }),
];
