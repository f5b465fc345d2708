/** The session that this browser believes in. Only the server knows whether it is still valid. */
export interface Session {
  /** The secret that is sent as a bearer token; null without an account. */
  readonly id: string | null;
  /** The last session expired or was ended on another device, so this page did not end it. */
  readonly hasEndedElsewhere: boolean;
}

/** The documented key in local storage (docs/product/accounts.md). */
const KEY = 'sessionId';

let current: Session = { id: stored(), hasEndedElsewhere: false };
const listeners = new Set<() => void>();
// From the start, because another tab may end the session before this page is drawn. The server renders with this code, too.
if (typeof window !== 'undefined') addEventListener('storage', followOtherTabs);

export function currentSession(): Session {
  return current;
}

/** After signing in. */
export function startSession(id: string): void {
  store(id);
  change({ id, hasEndedElsewhere: false });
}

/** Ends the session on request of this page. */
export function endSession(): void {
  store(null);
  change({ id: null, hasEndedElsewhere: false });
}

/** Like endSession, but without telling this page's listeners, because the page is about to reload. Other tabs notice. */
export function forgetSession(): void {
  store(null);
}

/** Called when the server does not know the session any more. */
export function loseSession(): void {
  if (current.id === null) return;
  store(null);
  change({ id: null, hasEndedElsewhere: true });
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Signing in or out in one tab does so in all tabs. */
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

/** When the browser forbids storage, the session lasts until the page closes. */
function store(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    return;
  }
}
