import type { ServiceContext } from '../../context';
import { endAccessTokens } from '../sessions/deleteAccessTokens';

/** An expired token stays in its account's list for this long, in ms, so that somebody who looks for it sees why it stopped. */
const SHOWN_EXPIRED_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes access tokens that expired some time ago. @returns how many. */
export function forgetOldAccessTokens(ctx: ServiceContext): Promise<number> {
  return endAccessTokens(ctx, { expiresAt: { lte: new Date(ctx.now().getTime() - SHOWN_EXPIRED_MS) } });
}
