interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** On these pages the address already contains the path to return to. */
const ENTRY_PAGES: ReadonlySet<string> = new Set(['/login', '/signup']);

/** After signing in, these pages are not returned to. */
export const NEVER_RETURNED_TO: ReadonlySet<string> = new Set([
  ...ENTRY_PAGES,
  '/',
  '/verify-email',
  '/delete-account',
]);

/** The path of the login that leads back to a place. */
export function logInPath(place: Place): string {
  return pathThrough('/login', place);
}

/** The path of the sign-up that leads back to a place. */
export function signUpPath(place: Place): string {
  return pathThrough('/signup', place);
}

function pathThrough(entry: string, { pathname, search, hash }: Place): string {
  if (ENTRY_PAGES.has(pathname)) return `${entry}${search}`;
  return NEVER_RETURNED_TO.has(pathname) ? entry : `${entry}?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
