import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { jobsText } from '@fairtab/services/messages/jobsText';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { createLogger } from '@fairtab/services/platform/logger';
import { listGivenUpMail, retryMail } from '@fairtab/services/messages/outgoing/givenUpMail';
import { countHeld } from '@fairtab/services/messages/outgoing/noteHeld';
import { runDatabaseCommand } from './runDatabaseCommand';

const [command, id = ''] = process.argv.slice(2);

await runDatabaseCommand(async (db, { databaseUrl, redisUrl }) => {
  if (command !== undefined && command !== 'retry') throw new Error('Usage: npm run jobs [-- retry <id>]');
  const logger = createLogger({ name: 'jobs', level: 'warn' });
  const queues = await openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger });
  try {
    if (command === 'retry') {
      const isThere = (await queues.retry(id)) || (await retryMail(db, id));
      if (!isThere) throw new Error(`Nothing that failed has the id "${id}".`);
      return 'It is tried again.\n';
    }
    const counts = new Map<string, Record<string, number>>();
    for (const name of QUEUE_NAMES) counts.set(name, await queues.counts(name));
    const [failed, mails] = [await queues.failedJobs(), await listGivenUpMail(db)];
    return jobsText({ counts, failed, mails, held: await countHeld(db, new Date()) });
  } finally {
    await queues.close();
  }
});
