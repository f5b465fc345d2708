import { ACCESS_SCOPES, SCOPE_MEANINGS } from '@fairtab/domain/programs/accessScopes';
import type { AccessScope } from './__generated__/AccessTokenList_user.graphql';

/** The scopes of access tokens by the names that GraphQL gives them, with what each allows. */
export const SCOPES = ACCESS_SCOPES.map((scope) => ({
  value: scope.replace(':', '_').toUpperCase() as AccessScope,
  meaning: SCOPE_MEANINGS[scope],
}));
