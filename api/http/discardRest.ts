import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 10_000;

/**
 * Reads and drops the rest of a body, within bounds. A client that is still sending when its connection is closed would
 * not get to read the answer.
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
