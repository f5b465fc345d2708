import type { HoldReason } from '../platform/HoldReason';
import type { GivenUpMail } from './outgoing/givenUpMail';
import type { HeldCount } from './outgoing/noteHeld';
import type { FailedJob } from '../platform/jobs/openQueues';

/** What `npm run jobs` prints: the queues, what failed and why. */
export function jobsText({
  counts,
  failed,
  mails,
  held,
}: {
  /** How many jobs of each queue are waiting, running and so on. */
  counts: ReadonlyMap<string, Readonly<Record<string, number>>>;
  failed: readonly FailedJob[];
  mails: readonly GivenUpMail[];
  held: readonly HeldCount[];
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
  const holds = held.map(({ channel, reason, count }) => `  ${count} ${channel}: ${HELD_BECAUSE[reason] ?? reason}`);
  return `${[
    'Queues',
    ...queues,
    '',
    'Failed jobs of the last 7 days',
    ...orNone(jobs),
    '',
    'Mail that was given up',
    ...orNone(letters),
    '',
    'Messages that were held back in the last 7 days',
    ...orNone(holds),
    ...(jobs.length + letters.length === 0 ? [] : ['', 'Try one again: npm run jobs -- retry <id>']),
  ].join('\n')}\n`;
}

const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['  none'] : lines);

/** The variables are those of docs/operations.md. */
const HELD_BECAUSE: Readonly<Record<string, string>> = {
  recipient: 'the address had its first messages of the day or the week',
  host: 'FIRST_MESSAGES_OF_HOST was reached',
  network: 'FIRST_MESSAGES_OF_NETWORK was reached',
  installation: 'FIRST_MESSAGES_OF_INSTALLATION was reached',
  unsubscribed: 'its reader wants no messages',
  country: 'the country is not in SMS_PREFIXES',
} satisfies Record<HoldReason, string>;
