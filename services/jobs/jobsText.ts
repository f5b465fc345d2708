import type { GivenUpMail } from '../mail/givenUpMail';
import type { FailedJob } from './openQueues';

/** What `npm run jobs` prints: the queues, what failed and why. */
export function jobsText({
  counts,
  failed,
  mails,
}: {
  /** How many jobs of each queue are waiting, running and so on. */
  counts: ReadonlyMap<string, Readonly<Record<string, number>>>;
  failed: readonly FailedJob[];
  mails: readonly GivenUpMail[];
}): string {
  const queues = [...counts].map(([name, states]) => {
    const some = Object.entries(states).filter(([, count]) => count > 0);
    return `  ${name}: ${some.map(([state, count]) => `${count} ${state}`).join(', ') || 'empty'}`;
  });
  const jobs = failed.map(
    ({ id, queue, name, data, attempts, failedAt, reason }) =>
      `  ${id}  ${failedAt.toISOString()}  ${queue}/${name} ${JSON.stringify(data)} after ${attempts} attempts: ${reason}`,
  );
  const letters = mails.map(
    ({ id, createdAt, problem }) => `  ${id}  ${createdAt.toISOString()}  ${problem ?? 'its worker ended each time'}`,
  );
  return `${[
    'Queues',
    ...queues,
    '',
    'Failed jobs of the last 7 days',
    ...orNone(jobs),
    '',
    'Mail that was given up',
    ...orNone(letters),
    ...(jobs.length + letters.length === 0 ? [] : ['', 'Try one again: npm run jobs -- retry <id>']),
  ].join('\n')}\n`;
}

const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['  none'] : lines);
