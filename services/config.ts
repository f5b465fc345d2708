import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { STRIPE_SHAPE, stripeConfigOf, type StripeConfig } from './money/cards/stripeConfig';
import { optional, urlOf, webOrigin, wholeNumber } from './platform/configShapes';
import type { FirstMessageBudgets } from './messages/mail/channels';
import { OUTGOING_SHAPE, outgoingOf } from './messages/outgoing/outgoingConfig';
import { NO_PROXIES, ONE_PROXY, readTrustedProxies, type TrustedProxies } from './platform/trustedProxies';

/** One or more environment variables are wrong. The message has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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

const shape = z.object({
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

/** The names of all variables that a process reads. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(shape.shape);

/** A bucket of an S3-compatible store, for the files of Fairtab alone. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** The store's origin. Null: that of Amazon in the region. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The settings of an api or worker process. docs/operations.md lists each variable. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  /** TCP port of the web server; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** How many web servers `npm start` runs on the port. */
  readonly webConcurrency: number;
  /** Absolute folder of everything that is not in a database. */
  readonly dataDir: string;
  /** Where files are. Null: in the data folder. */
  readonly s3: S3Config | null;
  readonly databaseUrl: string;
  /** Most connections one process holds. */
  readonly databasePoolSize: number;
  /** Null: live events and jobs go through PostgreSQL. */
  readonly redisUrl: string | null;
  /** The site's origin, without a path. Null: taken from each request. */
  readonly publicUrl: string | null;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** The proxies of ours that set the X-Forwarded-* headers. */
  readonly trustedProxies: TrustedProxies;
  /** Whether pages are announced with a 103 answer, for a proxy that passes it on or makes use of it. */
  readonly earlyHints: boolean;
  /** Whether a browser that opens /graphql gets GraphiQL. */
  readonly hasGraphiQL: boolean;
  readonly secureCookies: 'auto' | 'always' | 'never';
  /** off takes the service worker, which makes pages work offline, out of all browsers. */
  readonly serviceWorker: 'on' | 'off';
  /**
   * The keys that seal handles and secrets, in base64: the first one seals, all of them open. Empty: the key in the
   * data folder.
   */
  readonly dataKeys: readonly string[];
  /** Null: mail is written into a folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Whom the pages say to write to. The pages are built with it. Null: the example in web/vite.config.ts. */
  readonly contactAddress: string | null;
  /** The private key by which push services know Fairtab, in base64url. Null: the key in the data folder. */
  readonly pushKey: string | null;
  /** Origins of push services besides those of the known browsers. */
  readonly pushServices: readonly string[];
  /** Null: no SMS. */
  readonly twilio: {
    readonly accountSid: string;
    readonly authToken: string;
    /** The number or the name that messages come from. */
    readonly from: string;
    readonly url: string;
  } | null;
  /** The first digits of the numbers that get SMS, such as 1. */
  readonly smsPrefixes: readonly string[];
  /** How many first messages to unproven addresses may be sent in 24 hours. */
  readonly firstMessages: FirstMessageBudgets;
  /** Payments by card. Null: there are none. */
  readonly stripe: StripeConfig | null;
  /** Path of a Google service account's key file. Null: photos are read by the offline engine. */
  readonly visionCredentials: string | null;
  /** TCP port on which this process answers Prometheus; 0 takes any free one. Null: nothing is counted. */
  readonly metricsPort: number | null;
  /** The address on which it does. Whoever reaches it reads the metrics, so it is not for visitors. */
  readonly metricsHost: string;
  /** The base URL of an OpenTelemetry collector. Null: nothing is traced. */
  readonly otlpEndpoint: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** For trying things out: how far Fairtab's clock is ahead of the real one, in hours. */
  readonly clockAheadHours: number;
  /** How long a stopping web server serves on while it says that it should get no more requests, in ms. */
  readonly drainMs: number;
  /** How long a stopping process waits for requests and jobs that it has started, in ms. */
  readonly shutdownGraceMs: number;
}

/** Config before the database's URL is known. */
export type StartConfig = Omit<Config, 'databaseUrl'> & { readonly databaseUrl: string | null };

/**
 * Reads the settings of `npm start`. Without DATABASE_URL it starts its own database.
 * @throws ConfigError with one line for each wrong variable.
 */
export function readStartConfig(env: Readonly<Record<string, string | undefined>>): StartConfig {
  const parsed = shape.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? (values.SITE_DOMAIN === undefined ? null : `https://${values.SITE_DOMAIN}`);
  if (values.SMTP_URL !== undefined && publicUrl === null)
    throw new ConfigError('PUBLIC_URL is missing. Mail that is sent by SMTP_URL has links, which lead there.');
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    webConcurrency: values.WEB_CONCURRENCY,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
    s3: s3Of(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL ?? null,
    publicUrl,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUST_PROXY ?? (values.SITE_DOMAIN === undefined ? NO_PROXIES : ONE_PROXY),
    hasGraphiQL: (values.GRAPHIQL ?? (values.NODE_ENV === 'development' ? 'on' : 'off')) === 'on',
    earlyHints: values.EARLY_HINTS === 'true',
    secureCookies: values.SECURE_COOKIES,
    serviceWorker: values.SERVICE_WORKER,
    dataKeys: values.DATA_KEYS,
    smtpUrl: values.SMTP_URL ?? null,
    contactAddress: values.CONTACT_ADDRESS ?? null,
    mailFrom: values.MAIL_FROM,
    pushKey: values.PUSH_KEY ?? null,
    pushServices: values.PUSH_SERVICES,
    twilio: twilioOf(values),
    ...outgoingOf(values),
    stripe: stripeOf(values),
    visionCredentials: values.GOOGLE_APPLICATION_CREDENTIALS ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL,
    clockAheadHours: values.CLOCK_AHEAD_HOURS,
    drainMs: values.DRAIN_MS,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
  };
}

function s3Of({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.output<typeof shape>): S3Config | null {
  if (bucket === undefined && endpoint === undefined && accessKeyId === undefined && secretAccessKey === undefined)
    return null;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError('Files in S3 need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  return { bucket, region, endpoint: endpoint ?? null, accessKeyId, secretAccessKey };
}

function twilioOf({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_URL: url,
}: z.output<typeof shape>): Config['twilio'] {
  if (accountSid === undefined && authToken === undefined && from === undefined) return null;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new ConfigError('SMS need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together.');
  return { accountSid, authToken, from, url };
}

function stripeOf(values: z.output<typeof shape>): Config['stripe'] {
  const stripe = stripeConfigOf(values);
  if (stripe === 'incomplete')
    throw new ConfigError('Cards need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.');
  return stripe;
}

/**
 * Reads the settings of an api or worker process.
 * @throws ConfigError with one line for each wrong or missing variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readStartConfig(env);
  if (config.databaseUrl === null) {
    throw new ConfigError('DATABASE_URL is missing. `npm start` brings a database of its own; this process does not.');
  }
  return { ...config, databaseUrl: config.databaseUrl };
}
