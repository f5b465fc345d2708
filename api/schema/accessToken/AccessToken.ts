import { listAccessTokens, type OwnAccessToken } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { ACCESS_SCOPES } from '@fairtab/domain/programs/accessScopes';
import { branded } from '../branded';
import { builder } from '../builder';
import { AccessScopeType } from '../enums';
import { listOf } from '../fieldMarks';

export const AccessTokenRef = builder.objectRef<OwnAccessToken>('AccessToken');

builder.node(AccessTokenRef, {
  description: 'A token that lets a program act for the account, within scopes. Only the account itself sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    if (ctx.viewer.session === null) return null;
    const tokens = await listAccessTokens(ctx);
    return branded('AccessToken', tokens.find((token) => token.id === id) ?? null);
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its maker called it.' }),
    scopes: t.field({
      type: [AccessScopeType],
      description: 'What it may do.',
      extensions: listOf(ACCESS_SCOPES.length),
      resolve: ({ scopes }) => [...scopes],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it stops working.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used; it may be up to ten minutes old. Null when it was not used yet.',
    }),
    lastUsedFrom: t.exposeString('lastUsedFrom', {
      nullable: true,
      description:
        'The network that it was last used from, without the device in it, such as "203.0.113.0/24". Null when it was not used yet.',
    }),
  }),
});
