import { TooManyAttempts } from '../errors';
import { LIMITS, SHARED_WITH_STRANGERS, type LimitName } from './limits';
import type { RateLimits, Standing } from './RateLimits';

/**
 * The limits of one request, which tell how much of them is left.
 * @param tell called after each attempt that leaves no more than all attempts before it, so that its last call has the limit that
 * refuses first. It is not called for limits that strangers share.
 */
export function withStandings(limits: RateLimits, tell: (standing: Standing) => void): RateLimits {
  let least = Infinity;
  const note = (limit: LimitName, standing: Standing): void => {
    if (standing.remaining > least || SHARED_WITH_STRANGERS.includes(limit)) return;
    least = standing.remaining;
    tell(standing);
  };
  const noteRefusal = async <Answer>(limit: LimitName, counted: Promise<Answer>): Promise<Answer> => {
    try {
      return await counted;
    } catch (error) {
      if (error instanceof TooManyAttempts)
        note(limit, { limit: LIMITS[limit].points, remaining: 0, resetSeconds: error.retryAfterSeconds });
      throw error;
    }
  };
  return {
    spend: async (limit, key) => {
      const standing = await noteRefusal(limit, limits.spend(limit, key));
      note(limit, standing);
      return standing;
    },
    check: (limit, key) => noteRefusal(limit, limits.check(limit, key)),
    forget: (limit, key) => limits.forget(limit, key),
  };
}
