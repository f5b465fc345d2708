/** The part of a Relay query reference that matters for owning it. */
export interface Disposable {
  dispose(): void;
}

interface Entry {
  readonly ref: Disposable;
  holders: number;
  abandoned: ReturnType<typeof setTimeout> | undefined;
}

/** A render that React throws away never says so; what it started is let go after this time. */
const ABANDONED_MS = 30_000;

/**
 * Owns the query references of routes, since the router disposes none. A reference starts while rendering (get), is kept
 * by effects (hold) and disposed when the last holder has gone for good: StrictMode lets go and holds again at once, so
 * letting go waits for the running task to end.
 */
export class QueryRefs {
  private readonly entries = new Map<string, Entry>();

  get<Ref extends Disposable>(key: string, start: () => Ref): Ref {
    const known = this.entries.get(key);
    // A key names one document and its variables, so what is kept under it has the asked type.
    if (known) return known.ref as Ref;
    const ref = start();
    const entry: Entry = { ref, holders: 0, abandoned: setTimeout(() => this.drop(key, entry), ABANDONED_MS) };
    this.entries.set(key, entry);
    return ref;
  }

  hold(key: string): () => void {
    const entry = this.entries.get(key);
    if (!entry) return () => undefined;
    clearTimeout(entry.abandoned);
    entry.holders += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      entry.holders -= 1;
      if (entry.holders === 0) entry.abandoned = setTimeout(() => this.drop(key, entry), 0);
    };
  }

  /** Forgets a reference, so that the next get starts anew; used to try again after an error. */
  forget(key: string): void {
    const entry = this.entries.get(key);
    if (entry) this.drop(key, entry);
  }

  get size(): number {
    return this.entries.size;
  }

  private drop(key: string, entry: Entry): void {
    clearTimeout(entry.abandoned);
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    entry.ref.dispose();
  }
}
