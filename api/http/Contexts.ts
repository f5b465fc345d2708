import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@fairtab/services/config';
import type { ServiceContext } from '@fairtab/services/context';
import { findGuest } from '@fairtab/services/guests';
import { LRUCache } from 'lru-cache';
import type { ApiContext, LiveReceipts } from '../context';
import { cameByHttps, readGuestCookie, setGuestCookie } from './guestCookie';
import { mayUseCookies, senderOf } from './origins';

/** How long a guest is known without asking the database again, in ms. */
const GUEST_TTL_MS = 60_000;
const MAX_GUESTS = 20_000;

type Shared = Pick<ServiceContext, 'db' | 'store' | 'events'> & { readonly live: LiveReceipts };

/** Makes what resolvers get, from a request: above all, who asks. */
export class Contexts {
  readonly #shared: Shared;
  readonly #config: Config;
  readonly #now: () => Date;
  /** By hash, so that no secret stays in memory. */
  readonly #guests = new LRUCache<string, string>({ max: MAX_GUESTS, ttl: GUEST_TTL_MS });

  constructor({ shared, config, now }: { shared: Shared; config: Config; now: () => Date }) {
    this.#shared = shared;
    this.#config = config;
    this.#now = now;
  }

  /**
   * @param asker.connection names the request or the socket it came over.
   * @param asker.res null where no cookie can be set any more.
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
    const secret = isOurs ? readGuestCookie(req) : null;
    const guestId = secret === null ? null : await this.#guestWith(secret);
    return {
      ...this.#shared,
      viewer: { guestId },
      watcher: guestId === null ? `connection ${connection}` : `guest ${guestId}`,
      requestId,
      now: this.#now,
      newId: () => randomBytes(16).toString('base64url'),
      onNewGuest: (newSecret) => {
        if (res && isOurs && !res.headersSent)
          setGuestCookie(res, { secret: newSecret, isSecure: this.#isSecure(req) });
      },
    };
  }

  async #guestWith(secret: string): Promise<string | null> {
    const hash = createHash('sha256').update(secret).digest('base64url');
    const known = this.#guests.get(hash);
    if (known !== undefined) return known;
    const guestId = await findGuest(this.#shared.db, secret);
    if (guestId !== null) this.#guests.set(hash, guestId);
    return guestId;
  }

  #isSecure(req: IncomingMessage): boolean {
    const { secureCookies } = this.#config;
    return secureCookies === 'auto' ? cameByHttps(req, this.#config) : secureCookies === 'always';
  }
}
