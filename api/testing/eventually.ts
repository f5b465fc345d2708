import { vi } from 'vitest';

/** Retries an assertion until it holds, for at most 10 s. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 10 });
}
