import { randomBytes } from 'node:crypto';
import { NOBODY, type ServiceContext } from './context';

type Needed = Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'>;

/** What a use case needs where there is no request: nobody asks, now, and cookies and jobs lead nowhere, unless told otherwise. */
export function plainContext(parts: Needed & Partial<ServiceContext>): ServiceContext {
  return {
    viewer: NOBODY,
    origin: 'http://localhost',
    client: { address: '', userAgent: '' },
    jobs: { send: () => undefined },
    now: () => new Date(),
    newId: () => randomBytes(16).toString('base64url'),
    onNewGuest: () => undefined,
    onSession: () => undefined,
    ...parts,
  };
}
