import { tellParent } from '@fairtab/services/platform/childProcesses/tellParent';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ApiServer } from './server';

const AGAIN_MS = 50;

/**
 * Tells `npm start`, when it has started this process, that it listens and that it is ready. The answer to a request would come
 * late in a storm, because whoever asks stands in line with all the phones.
 */
export async function sayWhenReady({
  server,
  logger,
}: {
  server: Pick<ApiServer, 'isReady'>;
  logger: Logger;
}): Promise<void> {
  if (process.send === undefined) return;
  tellParent('listening');
  try {
    while (!(await server.isReady())) await wait(AGAIN_MS);
    tellParent('ready');
  } catch (error) {
    // It was stopped meanwhile.
    logger.debug({ err: error }, 'the web server was stopped before it was ready');
  }
}
