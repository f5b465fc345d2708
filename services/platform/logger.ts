import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { NO_TRACES, type Traces } from './tracing/Traces';

export type { Logger } from 'pino';

const PRIVATE_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'secret',
  'token',
  'tokenHash',
  'handle',
  'claimerEmail',
  'claimerPhone',
  'email',
  'phone',
  'databaseUrl',
  'redisUrl',
];

/** PostgreSQL's errors about data (class 22). Their messages quote the value after a colon. */
const QUOTING_CODE = /^22[0-9A-Z]{3}$/;

const quoted = (name: string) => `["${name}"]`;

/** Hides passwords inside URLs and the value of the guest cookie in free text. */
function maskSecrets(text: string): string {
  return text.replace(/(\w:\/\/)[^/\s@]+@/g, '$1***@').replace(/(fairtab_\w+=)[^;\s"']+/g, '$1***');
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * The part of an error that is logged. PostgreSQL and Prisma quote people's names and handles (a failing row, the
 * arguments of a call), so details are left out and only the last line of a Prisma message is kept.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error was thrown', stack: '' };
  const message = error.name.startsWith('PrismaClient')
    ? (error.message.trimEnd().split('\n').at(-1) ?? '')
    : error.message;
  const code = 'code' in error ? text(error.code) : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const constraint = 'constraint' in error ? text(error.constraint) : undefined;
  return {
    type: error.name,
    message: maskSecrets(code !== undefined && QUOTING_CODE.test(code) ? (message.split(':')[0] ?? '') : message),
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error && depth < 4 ? { cause: logError(error.cause, depth + 1) } : {}),
  };
}

/**
 * Writes one JSON line per event to standard output. Names, handles and secrets must never be logged; cutting out known
 * field names here is a second line of defence. Within a request, log through `logger.child({ requestId })`.
 */
export function createLogger({
  name,
  level,
  traces = NO_TRACES,
  destination,
}: {
  name: string;
  level: string;
  /** Each line within a trace has its id. */
  traces?: Traces;
  destination?: DestinationStream;
}): Logger {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: PRIVATE_NAMES.flatMap((field) => [quoted(field), `*${quoted(field)}`, `*.*${quoted(field)}`]),
      censor: '[private]',
    },
    ...(traces === NO_TRACES ? {} : { mixin: () => traceIdIn(traces) }),
    serializers: { err: (error: unknown) => logError(error), error: (error: unknown) => logError(error) },
  } satisfies LoggerOptions;
  return destination ? pino(options, destination) : pino(options);
}

function traceIdIn(traces: Traces): { traceId?: string } {
  const traceId = traces.traceId();
  return traceId === null ? {} : { traceId };
}
