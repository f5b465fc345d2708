import type { ServiceContext } from '@fairtab/services/context';
import type { JobQueues } from '@fairtab/services/jobs/openQueues';
import type { Channels } from '@fairtab/services/mail/channels';
import type { Mailer } from '@fairtab/services/mail/Mailer';
import type { Metrics } from '@fairtab/services/metrics/Metrics';
import type { Traces } from '@fairtab/services/tracing/Traces';
import { plainContext } from '@fairtab/services/plainContext';
import type { PhotoReader } from './ocr/PhotoReader';

/** Everything that jobs get from outside. Made once per process. */
export interface WorkerContext {
  readonly services: ServiceContext;
  readonly queues: JobQueues;
  readonly mailer: Mailer;
  readonly reader: PhotoReader;
}

/** Jobs act for Fairtab itself, without a viewer. */
export function makeWorkerContext({
  queues,
  mailer,
  reader,
  ...parts
}: Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'> & {
  queues: JobQueues;
  mailer: Mailer;
  reader: PhotoReader;
  /** The origin of links in mails. */
  origin?: string;
  now?: () => Date;
  channels?: Channels;
  metrics?: Metrics;
  traces?: Traces;
}): WorkerContext {
  return { queues, mailer, reader, services: plainContext(parts) };
}
