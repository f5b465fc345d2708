import { readStartConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/platform/db';
import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { jobsText } from '@fairtab/services/messages/jobsText';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { createLogger } from '@fairtab/services/platform/logger';
import { listGivenUpMail, retryMail } from '@fairtab/services/messages/outgoing/givenUpMail';
import { countHeld } from '@fairtab/services/messages/outgoing/noteHeld';
import { builtInUrl } from '../launcher/postgres/builtInUrl';

const [command, id = ''] = process.argv.slice(2);
try {
  if (command !== undefined && command !== 'retry') throw new Error('Usage: npm run jobs [-- retry <id>]');
  const config = readStartConfig(process.env);
  const databaseUrl = config.databaseUrl ?? builtInUrl(config.dataDir);
  const logger = createLogger({ name: 'jobs', level: 'warn' });
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  const queues = await openQueues({ databaseUrl, redisUrl: config.redisUrl, names: QUEUE_NAMES, logger });
  try {
    if (command === 'retry') {
      const isThere = (await queues.retry(id)) || (await retryMail(db, id));
      if (!isThere) throw new Error(`Nothing that failed has the id "${id}".`);
      process.stdout.write('It is tried again.\n');
    } else {
      const counts = new Map<string, Record<string, number>>();
      for (const name of QUEUE_NAMES) counts.set(name, await queues.counts(name));
      const [failed, mails] = [await queues.failedJobs(), await listGivenUpMail(db)];
      process.stdout.write(jobsText({ counts, failed, mails, held: await countHeld(db, new Date()) }));
    }
  } finally {
    await queues.close();
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
