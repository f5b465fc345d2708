import { ACCESS_SCOPES } from '@fairtab/domain/accessScopes';
import { z } from 'zod';
import { NO_TOKEN } from '../../scopes/fieldScopes';
import { encodeNodeId, rawId } from '../../schema/ids';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';
import { dateTime, id } from '../shapes';

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
    scopes: z.array(scope),
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

const TOKEN = 'id name scopes createdAt expiresAt lastUsedAt lastUsedFrom';
const LIST = `query RestAccessTokens { viewer { accessTokens { ${TOKEN} } } }`;
const CREATE = `
  mutation RestCreateAccessToken($input: CreateAccessTokenInput!) {
    result: createAccessToken(input: $input) {
      ${REFUSAL} ... on CreateAccessTokenPayload { token accessToken { ${TOKEN} } }
    }
  }`;
const REVOKE = `
  mutation RestRevokeAccessToken($input: RevokeAccessTokenInput!) {
    result: revokeAccessToken(input: $input) {
      ${REFUSAL} ... on RevokeAccessTokenPayload { revokedAccessTokenId }
    }
  }`;

const bareId = z.string().transform((globalId) => rawId({ typename: 'AccessToken', id: globalId }));
const scopeOfName = z
  .string()
  .transform((name) => ACCESS_SCOPES.find((known) => nameOf(known) === name))
  .pipe(scope);
const tokenData = accessToken.extend({ id: bareId, scopes: z.array(scopeOfName) });

export const ACCESS_TOKEN_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/access-tokens',
    operationId: 'listAccessTokens',
    scopes: NO_TOKEN,
    summary: 'The access tokens of the account, the newest first.',
    needsAccount: true,
    body: null,
    answer: z.array(accessToken),
    status: 200,
    problems: [401, 403],
    run: async ({ ask }) => z.array(tokenData).parse(partOf((await ask(LIST))['viewer'], 'accessTokens')),
  }),
  route({
    method: 'POST',
    path: '/api/access-tokens',
    operationId: 'createAccessToken',
    scopes: NO_TOKEN,
    summary: 'Make a token by which a program acts for the account, within scopes.',
    needsAccount: true,
    body: newToken,
    answer: madeToken,
    status: 201,
    problems: [...ANY_WRITE, 401, 409, 429],
    run: async ({ body, ask }) => {
      const input = { ...body, scopes: body.scopes.map(nameOf) };
      return madeToken.extend({ accessToken: tokenData }).parse((await ask(CREATE, { input }))['result']);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    operationId: 'revokeAccessToken',
    scopes: NO_TOKEN,
    summary: 'End an access token at once, on open sockets too.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: revoked,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, ask }) => {
      const tokenId = rawId({ typename: 'AccessToken', id: param });
      await ask(REVOKE, { input: { accessTokenId: encodeNodeId({ typename: 'AccessToken', id: tokenId }) } });
      return { id: tokenId, revoked: true as const };
    },
  }),
];

/** A scope as GraphQL's AccessScope calls it. */
function nameOf(known: (typeof ACCESS_SCOPES)[number]): string {
  return known.replace(':', '_').toUpperCase();
}
