import { randomBytes } from 'node:crypto';
import { NOBODY, type ServiceContext } from './context';
import { ONLY_MAIL } from './mail/channels';

type Needed = Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'>;

/**
 * The context of a use case without a request, unless `parts` says otherwise: nobody is the viewer, and cookies and
 * jobs go nowhere.
 */
export function plainContext(parts: Needed & Partial<ServiceContext>): ServiceContext {
  return {
    viewer: NOBODY,
    deviceSecret: null,
    origin: 'http://localhost',
    client: { address: '', userAgent: '' },
    jobs: { send: () => undefined },
    channels: ONLY_MAIL,
    now: () => new Date(),
    newId: () => randomBytes(16).toString('base64url'),
    onNewGuest: () => undefined,
    onSession: () => undefined,
    onDevice: () => undefined,
    onSecurityEvent: () => undefined,
    ...parts,
  };
}
