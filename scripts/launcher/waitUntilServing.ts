import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './Problem';
import type { WebServers } from './WebServers';

/** How long a web server may take from one step of its start to the next: loaded, listening, ready. */
const STEP_MS = 60_000;
const LOOK_MS = 10;
/** Node refuses a bad port before it connects. */
const BAD_PORT_MS = 200;

/** @throws Problem for a port that belongs to another protocol, such as 6000 or 4190, to which neither Node nor browsers talk HTTP. */
export async function refuseBadPort(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(BAD_PORT_MS) });
  } catch (error) {
    if (error instanceof TypeError && error.cause instanceof Error && error.cause.message === 'bad port')
      throw new Problem(`Browsers refuse to open port ${new URL(address).port}. Choose another one with PORT.`);
  }
}

/**
 * Waits until a web server says that it is ready. Nothing is asked over the network: in a storm an answer would come late, and
 * to give up a slow start only to begin it again would keep everybody waiting twice as long.
 * @throws Problem when a web server ends, or gets no further for `stepMs`.
 */
export async function waitUntilServing(
  servers: Pick<WebServers, 'isReady' | 'ended' | 'gotFurtherAt'>,
  stepMs = STEP_MS,
): Promise<void> {
  // A web server that was begun beforehand, to load while the pages are built, waits for its port until now.
  const since = performance.now();
  while (!servers.isReady) {
    const { ended } = servers;
    if (ended) throw new Problem(`The web server ended while starting (${await ended.ended}). What it said is above.`);
    if (performance.now() - Math.max(since, servers.gotFurtherAt) > stepMs)
      throw new Problem(
        `The web server got no further with its start for ${stepMs / 1000} seconds. Its last words are above.`,
      );
    await wait(LOOK_MS);
  }
}
