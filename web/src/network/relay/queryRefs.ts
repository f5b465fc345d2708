/** The part of a Relay query reference that its owner needs. */
interface Disposable {
  dispose(): void;
}

interface Entry {
  readonly ref: Disposable;
  holders: number;
  abandoned: ReturnType<typeof setTimeout> | undefined;
}

/** React does not report renders that it throws away, so a reference that no effect holds is disposed after this time, in ms. */
const ABANDONED_MS = 30_000;

/**
 * Owns the query references of routes, since the router disposes none. A reference starts during a render (get), effects
 * keep it (hold), and it is disposed when the last effect has released it. StrictMode releases and holds again at once, so
 * disposing waits until the running task has ended.
 */
export class QueryRefs {
  private readonly entries = new Map<string, Entry>();

  get<Ref extends Disposable>(key: string, start: () => Ref): Ref {
    const known = this.entries.get(key);
    // A key stands for one document and its variables, so the reference under it has the requested type.
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

  /** Drops a reference, so that the next get starts the query again. Used to retry after an error. */
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
