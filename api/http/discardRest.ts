import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 10_000;

/**
 * Lets a client that is still sending finish, within bounds, and keeps nothing of it: one whose connection was closed
 * right after the answer would not get to read it.
 */
export function discardRest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  let left = MOST_BYTES;
  const late = setTimeout(() => req.destroy(), MOST_MS).unref();
  req.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) req.destroy();
  });
  req.once('close', () => clearTimeout(late));
  req.resume();
}
