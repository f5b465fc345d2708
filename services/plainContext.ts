import { randomBytes } from 'node:crypto';
import { NOBODY, type ServiceContext } from './context';
import { ONLY_MAIL } from './messages/mail/channels';
import { NO_METRICS } from './platform/metrics/Metrics';
import { NO_TRACES } from './platform/tracing/Traces';

type Needed = Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'>;

/**
 * The context of a use case without a request, unless `parts` says otherwise: nobody is the viewer, cookies and
 * jobs go nowhere, no message with a link is written, and nothing is counted or traced.
 */
export function plainContext(parts: Needed & Partial<ServiceContext>): ServiceContext {
  return {
    viewer: NOBODY,
    keepsNewGuest: true,
    deviceSecret: null,
    origin: null,
    client: { address: '', userAgent: '' },
    jobs: { send: () => undefined },
    channels: ONLY_MAIL,
    webhookTargets: 'public',
    cards: null,
    metrics: NO_METRICS,
    traces: NO_TRACES,
    now: () => new Date(),
    newId: () => randomBytes(16).toString('base64url'),
    onNewGuest: () => undefined,
    onSession: () => undefined,
    onDevice: () => undefined,
    onSecurityEvent: () => undefined,
    ...parts,
  };
}
