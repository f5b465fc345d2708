import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findSession } from '@fairtab/services/accounts/sessions/sessions';
import type { Config } from '@fairtab/services/config';
import { NOBODY, type ServiceContext, type Viewer } from '@fairtab/services/context';
import { findGuest } from '@fairtab/services/guests';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiContext, LiveReceipts, LiveScans } from '../context';
import { cameByHttps } from './cameByHttps';
import { clientOf } from './clientOf';
import { readBearer, readCookie, setCookie } from './cookies';
import { originOf } from './originOf';
import { mayUseCookies, senderOf } from './origins';

/** How long a guest is remembered before the database is asked again, in ms. */
const GUEST_TTL_MS = 60_000;
const MAX_GUESTS = 20_000;

type Shared = Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files' | 'jobs'> & {
  readonly live: LiveReceipts;
  readonly scans: LiveScans;
  readonly logger: Logger;
};

/** The context of a request over HTTP; on a socket each operation has its own. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;

/** Makes the context of resolvers from a request; above all it finds the viewer. */
export class Contexts {
  readonly #shared: Shared;
  readonly #config: Config;
  readonly #now: () => Date;
  /** Guest ids by the hash of their secret, so that no secret stays in memory. */
  readonly #guests = new LRUCache<string, string>({ max: MAX_GUESTS, ttl: GUEST_TTL_MS });
  /** Counts the guests that ended: a lookup that began before an ending may return a guest that is gone, and is not kept. */
  #endings = 0;

  constructor({ shared, config, now }: { shared: Shared; config: Config; now: () => Date }) {
    this.#shared = shared;
    this.#config = config;
    this.#now = now;
    shared.events.subscribe((event) => {
      if (event.type !== 'guestEnded' && event.type !== 'missed') return;
      this.#endings += 1;
      for (const [hash, guestId] of [...this.#guests.entries()])
        if (event.type === 'missed' || guestId === event.guestId) this.#guests.delete(hash);
    });
  }

  /**
   * @param asker.connection the id of the request, or of the socket it came over.
   * @param asker.res null where cookies can no longer be set.
   */
  async of({
    req,
    res,
    requestId,
    connection,
  }: {
    req: IncomingMessage;
    res: ServerResponse | null;
    requestId: string;
    connection: string;
  }): Promise<ApiContext> {
    const isOurs = mayUseCookies(senderOf(req, this.#config));
    const viewer = await this.#viewerOf(req, isOurs);
    const give = (cookie: 'guest' | 'session', secret: string | null): void => {
      if (res && isOurs && !res.headersSent) setCookie(res, { cookie, secret, isSecure: this.#isSecure(req) });
    };
    return {
      ...this.#shared,
      viewer,
      watcher: viewer.guestId === null ? `connection ${connection}` : `guest ${viewer.guestId}`,
      requestId,
      client: clientOf(req, this.#config),
      origin: originOf(req, this.#config),
      now: this.#now,
      newId: () => randomBytes(16).toString('base64url'),
      onNewGuest: (secret) => give('guest', secret),
      onSession: (secret) => give('session', secret),
    };
  }

  /** The first of these that is valid: the session in the header, the session in the cookie, the guest in the cookie. */
  async #viewerOf(req: IncomingMessage, isOurs: boolean): Promise<Viewer> {
    for (const secret of new Set([readBearer(req), isOurs ? readCookie(req, 'session') : null])) {
      const found = secret === null ? null : await findSession(this.#shared.db, { secret, now: this.#now() });
      if (found) return found;
    }
    const secret = isOurs ? readCookie(req, 'guest') : null;
    return secret === null ? NOBODY : { guestId: await this.#guestWith(secret), session: null };
  }

  async #guestWith(secret: string): Promise<string | null> {
    const hash = createHash('sha256').update(secret).digest('base64url');
    const known = this.#guests.get(hash);
    if (known !== undefined) return known;
    const endings = this.#endings;
    const guestId = await findGuest(this.#shared.db, secret);
    if (guestId !== null && endings === this.#endings) this.#guests.set(hash, guestId);
    return guestId;
  }

  #isSecure(req: IncomingMessage): boolean {
    const { secureCookies } = this.#config;
    return secureCookies === 'auto' ? cameByHttps(req, this.#config) : secureCookies === 'always';
  }
}
