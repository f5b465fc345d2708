import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findAccessToken } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { findSession } from '@fairtab/services/accounts/sessions/sessions';
import type { Config } from '@fairtab/services/config';
import { ANSWER_MS, Deadline } from '@fairtab/services/platform/Deadline';
import { NOBODY, type Viewer } from '@fairtab/services/context';
import type { Standing } from '@fairtab/services/platform/limits/RateLimits';
import { findGuest } from '@fairtab/services/people/guests';
import { findGuestWithToken } from '@fairtab/services/people/guestTokens';
import { withStandings } from '@fairtab/services/platform/limits/withStandings';
import { webhookTargetsOf, type WebhookTargets } from '@fairtab/services/accounts/webhooks/publicAddress';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context';
import { scopeProblem } from './scopeProblem';
import { invalidSession, readBearer, type Bearer } from './bearer';
import { hasSecureCookies } from '../guards/hasSecureCookies';
import { clearBrowser } from './clearBrowser';
import { clientOf } from './clientOf';
import { NO_COOKIES, readCookies, readDevice, setCookie, type Cookie, type GivenCookies } from './cookies';
import { addressAskedAt, originOf } from '../guards/originOf';
import { mayUseCookies, senderOf } from '../guards/origins';

/** How long a guest is remembered before the database is asked again, in ms. */
const GUEST_TTL_MS = 60_000;
const MAX_GUESTS = 20_000;

type Shared = Pick<
  ApiContext,
  | 'db'
  | 'store'
  | 'events'
  | 'live'
  | 'receiptEvents'
  | 'scans'
  | 'accountJobs'
  | 'evenings'
  | 'sealer'
  | 'limits'
  | 'files'
  | 'jobs'
  | 'channels'
  | 'cards'
  | 'metrics'
  | 'traces'
  | 'logger'
>;

/** The context of a request over HTTP; on a socket each operation has its own. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;

interface Asker {
  readonly viewer: Viewer;
  /** The cookie that says who asks, if its name has no prefix: over https it is replaced. */
  readonly plainCookie: { readonly cookie: Cookie; readonly secret: string } | null;
  readonly hasEndedSession: boolean;
}

/** Makes the context of resolvers from a request; above all it finds the viewer. */
export class Contexts {
  readonly #shared: Shared;
  readonly #config: Config;
  readonly #now: () => Date;
  readonly #answerMs: number;
  readonly #webhookTargets: WebhookTargets;
  /** Guest ids by the hash of their secret, so that no secret stays in memory. */
  readonly #guests = new LRUCache<string, string>({ max: MAX_GUESTS, ttl: GUEST_TTL_MS });
  /** Counts the guests that ended: a lookup that began before an ending may return a guest that is gone, and is not kept. */
  #endings = 0;

  constructor({
    shared,
    config,
    now,
    answerMs = ANSWER_MS,
  }: {
    shared: Shared;
    config: Config;
    now: () => Date;
    /** How long a request may take, in ms. */
    answerMs?: number | undefined;
  }) {
    this.#shared = shared;
    this.#config = config;
    this.#now = now;
    this.#answerMs = answerMs;
    this.#webhookTargets = webhookTargetsOf(config);
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
   * @param asker.authorization what stands for the header, which pages cannot set on a socket.
   * @param asker.checksScopes whether what follows asks for the scopes of an access token. Where it does not, tokens are refused.
   * @param asker.onStanding called with what is left of the limit that refuses first, when the request counts for one.
   * @throws HttpProblem when the request has an Authorization that is not valid, or a token that is not taken here.
   * @throws TooManyAttempts for an access token that is used too often.
   */
  async of({
    req,
    res,
    requestId,
    connection,
    authorization = req.headers.authorization,
    checksScopes = false,
    onStanding,
  }: {
    req: IncomingMessage;
    res: ServerResponse | null;
    requestId: string;
    connection: string;
    authorization?: string | undefined;
    checksScopes?: boolean;
    onStanding?: (standing: Standing) => void;
  }): Promise<ApiContext> {
    const isOurs = mayUseCookies(senderOf(req, this.#config));
    const isSecure = hasSecureCookies(req, this.#config);
    const deadline = new Deadline(this.#answerMs);
    const bearer = readBearer(authorization);
    const cookies = isOurs ? readCookies(req) : NO_COOKIES;
    const client = clientOf(req, this.#config);
    const { viewer, plainCookie, hasEndedSession } = await deadline.within(
      bearer ? this.#bearerOf(bearer, { cookies, address: client.address }) : this.#ownerOf(cookies),
    );
    const problem = checksScopes ? null : scopeProblem(viewer, []);
    if (problem) throw problem;
    const limits = onStanding ? withStandings(this.#shared.limits, onStanding) : this.#shared.limits;
    if (viewer.scopes !== undefined) await limits.spend('callsOfAccessToken', viewer.session?.id ?? '');
    const give = (cookie: Cookie, secret: string | null): void => {
      if (!res || !isOurs || res.headersSent) return;
      setCookie({ req, res }, { cookie, secret, isSecure });
      if (cookie === 'session' && secret === null && viewer.session !== null) clearBrowser(res);
    };
    if (isSecure && plainCookie) give(plainCookie.cookie, plainCookie.secret);
    // Written out, because spreading an object and adding that many properties takes 25 µs, which is a tenth of a read.
    const { db, store, events, live, receiptEvents, scans, accountJobs, evenings, sealer, files } = this.#shared;
    const { jobs, channels, cards, metrics, traces, logger } = this.#shared;
    return {
      db,
      store,
      events,
      live,
      receiptEvents,
      scans,
      accountJobs,
      evenings,
      sealer,
      limits,
      files,
      jobs,
      channels,
      webhookTargets: this.#webhookTargets,
      cards,
      metrics,
      traces,
      logger,
      viewer,
      watcher: viewer.guestId === null ? `connection ${connection}` : `guest ${viewer.guestId}`,
      hasEndedSession,
      requestId,
      deadline,
      client,
      keepsNewGuest: isOurs && res !== null,
      deviceSecret: isOurs ? readDevice(req, { isSecure }) : null,
      origin: originOf(req, this.#config),
      askedAt: addressAskedAt(req, this.#config),
      now: this.#now,
      newId: () => randomBytes(16).toString('base64url'),
      onNewGuest: (secret) => give('guest', secret),
      onSession: (secret) => give('session', secret),
      onDevice: (secret) => give('device', secret),
      onSecurityEvent: (event) => this.#shared.logger.info({ requestId, ...event }, 'security'),
    };
  }

  /** A request with an Authorization header acts as that viewer or not at all. Cookies do not stand in for it. */
  async #bearerOf(
    { kind, secret }: Bearer,
    { cookies, address }: { cookies: GivenCookies; address: string },
  ): Promise<Asker> {
    const { db } = this.#shared;
    const now = this.#now();
    if (kind === 'guest') {
      const guestId = await findGuestWithToken(db, { token: secret, now });
      if (guestId === null) throw invalidSession('token');
      return { viewer: { guestId, session: null }, plainCookie: null, hasEndedSession: false };
    }
    if (kind === 'accessToken') {
      const found = await findAccessToken(db, { token: secret, address, now });
      if (!found) throw invalidSession('token');
      return { viewer: found, plainCookie: null, hasEndedSession: false };
    }
    const viewer = await findSession(db, { secret, now });
    if (!viewer) throw invalidSession('session');
    const isPlain = secret === cookies.session && !cookies.arePrefixed;
    return { viewer, plainCookie: isPlain ? { cookie: 'session', secret } : null, hasEndedSession: false };
  }

  /** The first of these that is valid: the session in the cookie, the guest in the cookie. */
  async #ownerOf({ session, guest, arePrefixed }: GivenCookies): Promise<Asker> {
    const foundBy = (cookie: Cookie, secret: string) => (arePrefixed ? null : { cookie, secret });
    const viewer = session === null ? null : await findSession(this.#shared.db, { secret: session, now: this.#now() });
    if (session !== null && viewer) return { viewer, plainCookie: foundBy('session', session), hasEndedSession: false };
    const hasEndedSession = session !== null;
    if (guest === null) return { viewer: NOBODY, plainCookie: null, hasEndedSession };
    const guestId = await this.#guestWith(guest);
    const plainCookie = guestId === null ? null : foundBy('guest', guest);
    return { viewer: { guestId, session: null }, plainCookie, hasEndedSession };
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
}
