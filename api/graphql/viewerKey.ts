import type { Viewer } from '@fairtab/services/context';

/**
 * What tells kept answers for different viewers apart. The account belongs in it: a guest that becomes an account keeps its
 * id, and sees its own ids from then on. Scopes do not: a document that an access token may not send is refused before any answer is looked up
 * (scopes/refuseByScope.ts).
 */
export function viewerKey({ guestId, session }: Viewer): string {
  return `${guestId ?? ''}/${session?.userId ?? ''}`;
}
