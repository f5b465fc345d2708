import { t } from '@fairtab/domain/language/t';
import { useSyncExternalStore } from 'react';

/** How long a line is shown, in ms. */
const SHOWN_MS = 5_000;

let line: string | null = null;
/** How many changes the line stands for. */
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Puts what others do into the one line that a screen has for it: the latest, and how many came before it while the line
 * was there.
 * @returns false when no screen has such a line.
 */
export function showQuietly(summaries: readonly string[]): boolean {
  if (listeners.size === 0) return false;
  count += summaries.length;
  const latest = summaries.at(-1) ?? line ?? '';
  set(count > 1 ? t('{news} · {count} more', { news: latest, count: count - 1 }) : latest);
  clearTimeout(timer);
  timer = setTimeout(clear, SHOWN_MS);
  return true;
}

/** The line of news, or null while there is none. */
export function useQuietNews(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clear();
  };
}

function clear(): void {
  clearTimeout(timer);
  count = 0;
  set(null);
}

function set(next: string | null): void {
  line = next;
  for (const listener of [...listeners]) listener();
}
