import type { AccessScope } from '@fairtab/domain/programs/accessScopes';
import { t } from '@fairtab/domain/language/t';
import type { Viewer } from '@fairtab/services/context';
import { HttpProblem } from '../answers/HttpProblem';

const NOT_FOR_TOKENS = 'not_for_tokens';
const MISSING_SCOPE = 'missing_scope';

/** Whether an error's code is that of a scopeProblem. */
export function isScopeRefusal(code: unknown): code is string {
  return code === NOT_FOR_TOKENS || code === MISSING_SCOPE;
}

/**
 * Whether a viewer may do what needs one of some scopes. This alone decides it, for GraphQL, REST and everything else.
 * @param allowed the scopes; any one of them is enough. None: only a log-in or a cookie may, and no access token.
 * @returns null when it may: without an access token every viewer may do what its account or guest may.
 */
export function scopeProblem({ scopes }: Viewer, allowed: readonly AccessScope[]): HttpProblem | null {
  if (scopes === undefined || scopes.some((scope) => allowed.includes(scope))) return null;
  return allowed.length === 0
    ? new HttpProblem({
        status: 403,
        code: NOT_FOR_TOKENS,
        message: t('No access token may do this. Sign in to do it.'),
      })
    : new HttpProblem({
        status: 403,
        code: MISSING_SCOPE,
        message: t('This access token lacks the scope {scope}.', { scope: allowed[0] ?? '' }),
      });
}
