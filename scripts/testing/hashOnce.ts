import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Has a fresh product check a password, so that its process for hashing runs before the first test signs up. On a busy machine
 * that start takes longer than a request may, and a sign-up that is sent again finds its name taken.
 */
export async function hashOnce(url: string): Promise<void> {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing at all' });
  const headers = { 'content-type': 'application/json' };
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const { status } = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
    if (status === 401) return;
    await wait(200);
  }
  throw new Error(`Nobody could be refused a log-in for ${PATIENCE_MS / 1000} s`);
}
