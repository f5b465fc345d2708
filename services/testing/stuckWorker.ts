import { z } from 'zod';
import { defineJob } from '../platform/jobs/defineJob';
import { handleJob } from '../platform/jobs/handleJob';
import { openQueues } from '../platform/jobs/openQueues';
import { runWorker } from '../platform/jobs/runWorker';
import { silentLogger } from './silentLogger';

/** The job that the test queues for this process. */
export const stuckJob = (queue: string) =>
  defineJob({ name: 'stuck', queue, payload: z.strictObject({ id: z.string() }), keyOf: ({ id }) => id });

/**
 * A process that takes a job, prints its id and never finishes it: `node --import tsx stuckWorker.ts queue databaseUrl
 * redisUrl`.
 */
const [, script, queue, databaseUrl, redisUrl] = process.argv;
if (queue !== undefined && databaseUrl !== undefined && script?.endsWith('stuckWorker.ts')) {
  const queues = await openQueues({ databaseUrl, redisUrl, names: [queue], logger: silentLogger });
  const neverDone = handleJob(stuckJob(queue), async ({ id }) => {
    process.stdout.write(`has ${id}\n`);
    await new Promise(() => undefined);
  });
  await runWorker({ queues, queue, handlers: [neverDone], logger: silentLogger, lockMs: 1_000 });
}
