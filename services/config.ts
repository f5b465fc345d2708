import { isAbsolute, resolve } from 'node:path';
import { configVariables, type ConfigValues } from './configVariables';
import { stripeConfigOf, type StripeConfig } from './money/cards/stripeConfig';
import type { FirstMessageBudgets } from './messages/mail/channels';
import { outgoingOf } from './messages/outgoing/outgoingConfig';
import { NO_PROXIES, ONE_PROXY, type TrustedProxies } from './platform/trustedProxies';

/** One or more environment variables are wrong. The message has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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
  /** The address that the pages tell people to write to. The pages are built with it. Null: the example in web/vite.config.ts. */
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
  const parsed = configVariables.safeParse(env);
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
}: ConfigValues): S3Config | null {
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
}: ConfigValues): Config['twilio'] {
  if (accountSid === undefined && authToken === undefined && from === undefined) return null;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new ConfigError('SMS need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together.');
  return { accountSid, authToken, from, url };
}

function stripeOf(values: ConfigValues): Config['stripe'] {
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
