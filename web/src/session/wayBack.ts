import { ON_THE_WAY } from './logInPath';

const HOME = '/dashboard';

/**
 * Where to go after signing in: back to where one was, or to the dashboard. What stands in the address may come from
 * anybody, so it leads to places of this site only.
 */
export function wayBack(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  const place = parse(next);
  // A path that begins with two slashes would be read as another site's address.
  if (place?.origin !== location.origin || place.pathname.startsWith('//') || ON_THE_WAY.has(place.pathname))
    return HOME;
  return `${place.pathname}${place.search}${place.hash}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, location.origin);
  } catch {
    return null;
  }
}
