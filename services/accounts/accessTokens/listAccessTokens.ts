import { isAccessScope, type AccessScope } from '@fairtab/domain/accessScopes';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';

/** Bounds the list. */
export const MAX_ACCESS_TOKENS = 50;

/** An access token as its account sees it. */
export interface OwnAccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly AccessScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Up to ten minutes old; null when it was not used yet. */
  readonly lastUsedAt: Date | null;
  /** The network of the last use, such as "203.0.113.0/24"; null when it was not used yet. */
  readonly lastUsedFrom: string | null;
}

/** The columns that an account sees. */
export const SHOWN = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  lastUsedFrom: true,
} as const;

/** The access tokens of the viewer's account, the newest first, expired ones too. @throws NotSignedIn */
export async function listAccessTokens(ctx: ServiceContext): Promise<OwnAccessToken[]> {
  const { userId } = signedIn(ctx);
  const tokens = await ctx.db.prisma.accessToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: SHOWN,
  });
  return tokens.map(ownToken);
}

export function ownToken(row: Omit<OwnAccessToken, 'scopes'> & { scopes: string[] }): OwnAccessToken {
  return { ...row, scopes: row.scopes.filter(isAccessScope) };
}
