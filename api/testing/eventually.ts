import { vi } from 'vitest';

/** Waits until an assertion holds, looking again and again. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 10 });
}
