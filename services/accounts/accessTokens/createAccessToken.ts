import { createAccessTokenInput } from '@fairtab/domain/inputs/accessTokenInputs';
import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { lockAccount } from '../../people/lockAccount';
import { parseInput } from '../../platform/parseInput';
import { hashSecret, newSecret } from '../../platform/secrets';
import { ACCESS_TOKEN_PREFIX } from './findAccessToken';
import { MAX_ACCESS_TOKENS, ownToken, SHOWN, type OwnAccessToken } from './listAccessTokens';

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
