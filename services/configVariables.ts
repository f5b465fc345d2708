import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { STRIPE_SHAPE } from './money/cards/stripeConfig';
import { OUTGOING_SHAPE } from './messages/outgoing/outgoingConfig';
import { optional, urlOf, webOrigin, wholeNumber } from './platform/configShapes';
import { readTrustedProxies } from './platform/trustedProxies';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const postgresUrl = urlOf({
  protocols: ['postgres:', 'postgresql:'],
  example: 'postgresql://user:secret@host:5432/fairtab',
});
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(webOrigin));

/** The worker and the database need a core, and each web server holds database connections. */
const DEFAULT_WEB_SERVERS = Math.min(8, Math.max(1, availableParallelism() - 1));

const isKey = (text: string): boolean => Buffer.from(text, 'base64').byteLength === 32;

/** The environment variables, of whose comments the table in docs/operations.md is made. */
export const configVariables = z.object({
  /**
   * `development` turns GraphiQL on; `npm run dev` sets it.
   * @default `production`
   */
  NODE_ENV: optional(oneOf(['production', 'development', 'test']).default('production')),
  /**
   * Whether `/graphql` shows GraphiQL to whoever opens it in a browser: `on` or `off`. Its scripts come from unpkg.com and act as whoever is signed in, so turn it on where you trust them.
   * @default `off`
   */
  GRAPHIQL: optional(oneOf(['on', 'off']).optional()),
  /**
   * Port of the web server; `0` takes a free one.
   * @default `3000`
   */
  PORT: optional(wholeNumber({ name: '3000', least: 0, most: 65535 }).default(3000)),
  /**
   * Address to listen on; `127.0.0.1` keeps phones out.
   * @default `0.0.0.0`
   */
  HOST: optional(z.string().default('0.0.0.0')),
  /**
   * How many web servers `npm start` runs on the port, 1 to 64; by default at least one and at most eight.
   * @default one per core, less one
   */
  WEB_CONCURRENCY: optional(wholeNumber({ name: '2', least: 1, most: 64 }).default(DEFAULT_WEB_SERVERS)),
  /**
   * Folder of the built-in database, photos, keys and mail.
   * @default `.data`
   */
  DATA_DIR: optional(z.string().default('.data')),
  /**
   * The bucket of an S3-compatible store for photos and exports; without it they are in `DATA_DIR/files` ([files in
   * S3](#files-in-s3)).
   * @default none
   */
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -')
      .optional(),
  ),
  /**
   * Region of the store.
   * @default `us-east-1`
   */
  S3_REGION: optional(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1')
      .default('us-east-1'),
  ),
  /**
   * Origin of the store, such as `https://s3.example`.
   * @default that of Amazon
   */
  S3_ENDPOINT: optional(webOrigin.optional()),
  /**
   * The key for the bucket; needed with it.
   * @default none
   */
  S3_ACCESS_KEY_ID: optional(z.string().optional()),
  /**
   * The secret of that key; needed with it.
   * @default none
   */
  S3_SECRET_ACCESS_KEY: optional(z.string().optional()),
  /**
   * A PostgreSQL (15 or newer) of your own instead of the built-in one.
   * @default built-in
   */
  DATABASE_URL: optional(postgresUrl.optional()),
  /**
   * The most database connections of one process.
   * @default `10`
   */
  DATABASE_POOL_SIZE: optional(wholeNumber({ name: '10', least: 2, most: 500 }).default(10)),
  /**
   * A Redis (6.2 or newer) for live updates and jobs; without it PostgreSQL does both.
   * @default none
   */
  REDIS_URL: optional(urlOf({ protocols: ['redis:', 'rediss:'], example: 'redis://host:6379' }).optional()),
  /**
   * The domain of the site, such as `fairtab.example`, behind a proxy with https: sets `PUBLIC_URL` and `TRUST_PROXY`
   * unless they are set.
   * @default none
   */
  SITE_DOMAIN: optional(
    z
      .string()
      .regex(
        /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/,
        'must be a domain such as fairtab.example',
      )
      .optional(),
  ),
  /**
   * Origin people type, such as `https://fairtab.example`; set it behind a proxy, and for pictures in messengers.
   * @default of each request
   */
  PUBLIC_URL: optional(webOrigin.optional()),
  /**
   * Other origins whose pages may call the API, separated by commas.
   * @default none
   */
  CORS_ORIGINS: optional(origins),
  /**
   * The proxies whose `X-Forwarded-*` is believed: how many stand in front, such as `1`, when nobody reaches Fairtab
   * past them, or their addresses and networks, such as `10.0.0.0/8,192.0.2.7`. `true` is refused.
   * @default `false`
   */
  TRUST_PROXY: optional(
    z
      .string()
      .transform(readTrustedProxies)
      .refine((proxies) => proxies !== null, {
        error:
          'must be false, the number of proxies in front, such as 1, or their addresses, such as 10.0.0.0/8,192.0.2.7',
      })
      .optional(),
  ),
  /**
   * `true` announces a page's script and fonts in a 103 answer; for a proxy that can use it.
   * @default `false`
   */
  EARLY_HINTS: optional(oneOf(['true', 'false']).default('false')),
  /**
   * `auto` marks cookies Secure on https; `always` and `never` override that.
   * @default `auto`
   */
  SECURE_COOKIES: optional(oneOf(['auto', 'always', 'never']).default('auto')),
  /**
   * `off` takes the worker that makes pages open offline out of all browsers.
   * @default `on`
   */
  SERVICE_WORKER: optional(oneOf(['on', 'off']).default('on')),
  /**
   * The keys that encrypt handles and secrets: 32 bytes each in base64, separated by commas, the newest first.
   * @default a key in `DATA_DIR`
   */
  DATA_KEYS: optional(
    z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
      .pipe(
        z.array(
          z.string().refine(isKey, 'must be keys of 32 bytes in base64, such as `openssl rand -base64 32` makes'),
        ),
      ),
  ),
  /**
   * The mail server, such as `smtps://user:secret@host:465`; needs `PUBLIC_URL`. The connection must be encrypted
   * unless the host is this machine. Without it mail is written into `DATA_DIR/mail`.
   * @default none
   */
  SMTP_URL: optional(urlOf({ protocols: ['smtp:', 'smtps:'], example: 'smtps://user:secret@host:465' }).optional()),
  /**
   * The private key by which push services know Fairtab: 32 bytes in base64url; the same for all processes.
   * @default a key in `DATA_DIR`
   */
  PUSH_KEY: optional(
    z
      .string()
      .refine((key) => Buffer.from(key, 'base64url').byteLength === 32, 'must be 32 bytes in base64url')
      .optional(),
  ),
  /**
   * Origins of push services besides those of Chrome, Edge, Firefox and Safari, separated by commas.
   * @default none
   */
  PUSH_SERVICES: optional(origins),
  /**
   * The account that sends SMS; without it none are sent.
   * @default none
   */
  TWILIO_ACCOUNT_SID: optional(z.string().optional()),
  /**
   * The secret of that account; needed with it.
   * @default none
   */
  TWILIO_AUTH_TOKEN: optional(z.string().optional()),
  /**
   * The number or the name that SMS are sent from; needed with the account.
   * @default none
   */
  TWILIO_FROM: optional(z.string().optional()),
  /**
   * Origin of Twilio's API, or of a stand-in.
   * @default `https://api.twilio.com`
   */
  TWILIO_URL: optional(webOrigin.default('https://api.twilio.com')),
  ...OUTGOING_SHAPE,
  ...STRIPE_SHAPE,
  /**
   * The e-mail address behind "Contact" on the pages, which are built anew when it changes.
   * @default `support@fairtab.example`
   */
  CONTACT_ADDRESS: optional(z.email('must be an e-mail address such as support@fairtab.example').optional()),
  /**
   * Sender of mail.
   * @default `Fairtab <fairtab@localhost>`
   */
  MAIL_FROM: optional(z.string().default('Fairtab <fairtab@localhost>')),
  /**
   * Path of the key file of a Google service account; then Google Cloud Vision reads the photos instead of the engine
   * on this machine.
   * @default none
   */
  GOOGLE_APPLICATION_CREDENTIALS: optional(z.string().optional()),
  /**
   * Port on which the web server answers Prometheus, such as `9464`; `npm start` gives the worker and further web
   * servers the next ones ([metrics](#metrics)).
   * @default none
   */
  METRICS_PORT: optional(wholeNumber({ name: '9464', least: 0, most: 65534 }).optional()),
  /**
   * Address of that port; whoever reaches it reads the metrics.
   * @default `127.0.0.1`
   */
  METRICS_HOST: optional(z.string().default('127.0.0.1')),
  /**
   * Base URL of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://collector:4318`; then requests
   * are traced ([traces](#traces)).
   * @default none
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    urlOf({ protocols: ['http:', 'https:'], example: 'http://collector:4318' }).optional(),
  ),
  /**
   * `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.
   * @default `info`, for `npm start` `warn`
   */
  LOG_LEVEL: optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /**
   * For trying things out: how far Fairtab's clock is ahead, such as `25` to see the first reminder of a claim.
   * @default `0`
   */
  CLOCK_AHEAD_HOURS: optional(wholeNumber({ name: '25', least: 0, most: 10_000 }).default(0)),
  /**
   * How long a stopping web server serves on while `/readyz` says 503, in ms, so that a proxy sends requests
   * elsewhere first.
   * @default `0`
   */
  DRAIN_MS: optional(wholeNumber({ name: '3000', least: 0, most: 600_000 }).default(0)),
  /**
   * How long a stopping process may take to finish its work, in ms.
   * @default `10000`
   */
  SHUTDOWN_GRACE_MS: optional(wholeNumber({ name: '10000', least: 0, most: 600_000 }).default(10_000)),
});

export type ConfigValues = z.output<typeof configVariables>;

/** The names of all variables that a process reads. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(configVariables.shape);
