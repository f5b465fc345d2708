import type { ServerResponse } from 'node:http';
import type { Standing } from '@fairtab/services/platform/limits/RateLimits';

/** The names of the IETF's draft for rate limits. Pages of other sites may read them (addApiGuards.ts). */
export const RATE_LIMIT_HEADERS = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;

/** Says in the headers of an answer how much of a limit is left. Once they are sent it does nothing. */
export function setRateLimit(res: ServerResponse, { limit, remaining, resetSeconds }: Standing): void {
  if (res.headersSent) return;
  res.setHeader(RATE_LIMIT_HEADERS.limit, String(limit));
  res.setHeader(RATE_LIMIT_HEADERS.remaining, String(remaining));
  res.setHeader(RATE_LIMIT_HEADERS.reset, String(resetSeconds));
}
