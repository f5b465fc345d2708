interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** These know the way back already. */
const DOORS: ReadonlySet<string> = new Set(['/login', '/signup']);

/** Nobody wants to come back to these. */
export const ON_THE_WAY: ReadonlySet<string> = new Set([...DOORS, '/', '/verify-email', '/delete-account']);

/** The way from a place to the login, and back to it. */
export function logInPath(place: Place): string {
  return pathThrough('/login', place);
}

/** The same by way of a new account. */
export function signUpPath(place: Place): string {
  return pathThrough('/signup', place);
}

function pathThrough(door: string, { pathname, search, hash }: Place): string {
  if (DOORS.has(pathname)) return `${door}${search}`;
  return ON_THE_WAY.has(pathname) ? door : `${door}?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
