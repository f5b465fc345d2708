import type { ServiceContext } from '@fairtab/services/context';
import type { JobQueues } from '@fairtab/services/jobs/openQueues';
import { plainContext } from '@fairtab/services/plainContext';

/** What the jobs need from outside, made once per process. */
export interface WorkerContext {
  readonly services: ServiceContext;
  readonly queues: JobQueues;
}

/** Jobs act for Fairtab itself: nobody is looking, and nobody becomes a guest by it. */
export function makeWorkerContext({
  queues,
  ...parts
}: Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits'> & {
  queues: JobQueues;
  now?: () => Date;
}): WorkerContext {
  return { queues, services: plainContext(parts) };
}
