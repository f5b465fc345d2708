/** Who this browser is signed in as, as far as it knows: the server has the last word. */
export interface Session {
  /** The secret that is sent as bearer; null for visitors. */
  readonly id: string | null;
  /** The last session was ended by somebody else than the person at this page: it expired, or was ended elsewhere. */
  readonly hasEndedElsewhere: boolean;
}

/** The documented key in local storage (spec §4). */
const KEY = 'sessionId';

let current: Session = { id: stored(), hasEndedElsewhere: false };
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return current;
}

/** After signing in. */
export function startSession(id: string): void {
  store(id);
  change({ id, hasEndedElsewhere: false });
}

/** The session is over, and the person at this page knows why. */
export function endSession(): void {
  store(null);
  change({ id: null, hasEndedElsewhere: false });
}

/** As endSession, when signing out. This page is not told, since it is about to be loaded anew; other tabs are. */
export function forgetSession(): void {
  store(null);
}

/** The server does not know this session any more. */
export function loseSession(): void {
  if (current.id === null) return;
  store(null);
  change({ id: null, hasEndedElsewhere: true });
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** Whoever signs in or out in one tab does so in all. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  const id = stored();
  if (id !== current.id) change({ id, hasEndedElsewhere: id === null });
}

function change(next: Session): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** A browser that forbids storage stays signed in until the page is left. */
function store(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    return;
  }
}
