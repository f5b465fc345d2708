import { isIPv4 } from 'node:net';
import { type AccessScope, isAccessScope } from '@fairtab/domain/programs/accessScopes';
import { createAccessTokenInput } from '@fairtab/domain/inputs/accessTokenInputs';
import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';
import { endAccessTokens } from '../sessions/deleteAccessTokens';
import type { ServiceContext, Viewer } from '../../context';
import { lockAccount, signedIn } from '../../people/signedIn';
import type { Database } from '../../platform/db';
import { Conflict, NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { hashSecret, newSecret } from '../../platform/secrets';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a token by which a program acts for the viewer's account, and mails the account about it.
 * @returns the token, of which only a hash is kept.
 * @throws NotSignedIn, InvalidInput, InvalidCredentials, Conflict (too many), TooManyAttempts.
 */
export async function createAccessToken(
  ctx: ServiceContext,
  { password, ...input }: { password: string },
): Promise<{ token: string; accessToken: OwnAccessToken }> {
  const { name, scopes, days } = parseInput(createAccessTokenInput, input);
  const { userId } = await confirmPassword(ctx, password);
  const token = ACCESS_TOKEN_PREFIX + newSecret().secret;
  const createdAt = ctx.now();
  const row = await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.accessToken.count({ where: { userId } })) >= MAX_ACCESS_TOKENS)
      throw new Conflict(t('An account can have at most {max} access tokens.', { max: MAX_ACCESS_TOKENS }));
    const made = await tx.accessToken.create({
      data: {
        id: ctx.newId(),
        userId,
        name,
        scopes,
        tokenHash: hashSecret(token),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      },
      select: SHOWN,
    });
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'accessTokenCreated' });
    return made;
  });
  ctx.onSecurityEvent({ event: 'accessTokenCreated', userId });
  return { token, accessToken: ownToken(row) };
}

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

/** The start of every access token, by which scanners for leaked secrets find it. */
export const ACCESS_TOKEN_PREFIX = 'ft_';

/** The last use is written at most this often, in ms. */
const USED_STEP_MS = 10 * 60 * 1000;

/**
 * Finds the viewer of an access token. Asks the database each time, so that a revoked token is over at once.
 * @param use.address the address that it came from, of which only the network is kept.
 * @returns null when no token has the secret or it has expired.
 */
export async function findAccessToken(
  db: Database,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<(Viewer & { session: NonNullable<Viewer['session']> }) | null> {
  const { rows } = await db.pool.query<{
    id: string;
    user_id: string;
    guest_id: string;
    scopes: string[];
    last_used_at: Date | null;
  }>({
    name: 'access-token',
    text: `SELECT t.id, t.user_id, a.guest_id, t.scopes, t.last_used_at FROM access_token t JOIN account a ON a.id = t.user_id
           WHERE t.token_hash = $1 AND t.expires_at > $2`,
    values: [hashSecret(token), now],
  });
  const [row] = rows;
  if (!row) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > USED_STEP_MS)
    await db.prisma.accessToken.updateMany({
      where: { id: row.id },
      data: { lastUsedAt: now, lastUsedFrom: networkOf(address) },
    });
  return {
    guestId: row.guest_id,
    session: { id: row.id, userId: row.user_id },
    scopes: row.scopes.filter(isAccessScope),
  };
}

/**
 * The network that a client asks from, which no single device has: "203.0.113.0/24" or "2001:db8:7::/48".
 * @param address of a client (`ServiceContext.client`), of which IPv6 is a /64 already: "2001:db8:7:1::/64"
 * @returns null when it is not known
 */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0/24');
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** Ends one of the account's access tokens, on open sockets too. @throws NotSignedIn, NotFound (also for another account's). */
export async function revokeAccessToken(
  ctx: ServiceContext,
  { accessTokenId }: { accessTokenId: string },
): Promise<void> {
  const { userId } = signedIn(ctx);
  if ((await endAccessTokens(ctx, { id: accessTokenId, userId })) === 0)
    throw new NotFound(t('There is no such access token any more.'));
  ctx.onSecurityEvent({ event: 'accessTokenRevoked', userId });
}

/** An expired token stays in its account's list for this long, in ms, so that somebody who looks for it sees why it stopped. */
const SHOWN_EXPIRED_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes access tokens that expired some time ago. @returns how many. */
export function forgetOldAccessTokens(ctx: ServiceContext): Promise<number> {
  return endAccessTokens(ctx, { expiresAt: { lte: new Date(ctx.now().getTime() - SHOWN_EXPIRED_MS) } });
}
