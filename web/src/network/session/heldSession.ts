let held: string | null = null;

/** Keeps the session of a new account until the login screen is there. Begun earlier, it would lead away from the sign-up at once. */
export function holdSession(id: string): void {
  held = id;
}

/** @returns the session that was held; null when there is none, also the second time. */
export function takeHeldSession(): string | null {
  const id = held;
  held = null;
  return id;
}
