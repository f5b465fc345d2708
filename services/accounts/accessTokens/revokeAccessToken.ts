import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { signedIn } from '../../people/signedIn';
import { endAccessTokens } from '../sessions/deleteAccessTokens';

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
