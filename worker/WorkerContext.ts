import type { ServiceContext } from '@fairtab/services/context';
import type { CardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import type { JobLogger } from '@fairtab/services/platform/jobs/queueBackend';
import type { JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import type { Channels } from '@fairtab/services/messages/mail/channels';
import type { Mailer } from '@fairtab/services/messages/mail/Mailer';
import type { Metrics } from '@fairtab/services/platform/metrics/Metrics';
import type { Traces } from '@fairtab/services/platform/tracing/Traces';
import type { PublicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import { plainContext } from '@fairtab/services/plainContext';
import type { WebhookTargets } from '@fairtab/services/accounts/webhooks/publicAddress';
import type { PhotoReader } from './ocr/PhotoReader';

const SILENT: JobLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Everything that jobs get from outside. Made once per process. */
export interface WorkerContext {
  readonly services: ServiceContext;
  readonly queues: JobQueues;
  readonly mailer: Mailer;
  readonly reader: PhotoReader;
  readonly logger: JobLogger;
}

/** Jobs act for Fairtab itself, without a viewer. */
export function makeWorkerContext({
  queues,
  mailer,
  reader,
  logger = SILENT,
  ...parts
}: Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'> & {
  queues: JobQueues;
  mailer: Mailer;
  reader: PhotoReader;
  logger?: JobLogger;
  origin?: PublicOrigin | null;
  now?: () => Date;
  channels?: Channels;
  webhookTargets?: WebhookTargets;
  cards?: CardProcessing | null;
  metrics?: Metrics;
  traces?: Traces;
}): WorkerContext {
  return { queues, mailer, reader, logger, services: plainContext(parts) };
}
