import type { ServiceContext } from '@fairtab/services/context';
import type { JobQueues } from '@fairtab/services/jobs/openQueues';
import type { Mailer } from '@fairtab/services/mail/Mailer';
import { plainContext } from '@fairtab/services/plainContext';

/** What the jobs need from outside, made once per process. */
export interface WorkerContext {
  readonly services: ServiceContext;
  readonly queues: JobQueues;
  readonly mailer: Mailer;
}

/** Jobs act for Fairtab itself: nobody is looking, and nobody becomes a guest by it. */
export function makeWorkerContext({
  queues,
  mailer,
  ...parts
}: Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits'> & {
  queues: JobQueues;
  mailer: Mailer;
  now?: () => Date;
}): WorkerContext {
  return { queues, mailer, services: plainContext(parts) };
}
