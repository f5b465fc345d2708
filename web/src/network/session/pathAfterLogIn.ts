import { NEVER_RETURNED_TO } from './logInPath';

const HOME = '/dashboard';
/** Stands for the site's own origin, which the server does not know. */
const THIS_SITE = 'https://this-site.invalid';

/**
 * The path to open after signing in: the one in the address's `next`, or the dashboard. Anybody may have written the
 * address, so only paths of this site are accepted.
 */
export function pathAfterLogIn(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  const place = parse(next);
  // Browsers read a path that begins with two slashes as another site's address.
  if (place?.origin !== THIS_SITE || place.pathname.startsWith('//') || NEVER_RETURNED_TO.has(place.pathname))
    return HOME;
  return `${place.pathname}${place.search}${place.hash}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, THIS_SITE);
  } catch {
    return null;
  }
}
