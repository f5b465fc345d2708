import { z } from 'zod';

const DEFAULT_ATTEMPTS = 6;
const DEFAULT_BACKOFF_MS = 2_000;

/**
 * A kind of job: its name, its payload and how it is run. The payload holds ids only, because PostgreSQL is the truth.
 */
export interface Job<Payload> {
  readonly name: string;
  /** Jobs of one queue share workers. Slow work gets a queue of its own. */
  readonly queue: string;
  readonly payload: z.ZodType<Payload>;
  /** While a job with this key waits or runs, no other one is queued. */
  keyOf(payload: Payload): string;
  /** Jobs of a queue with lower numbers run first, from 1. Without it they run in the order in which they were queued. */
  priorityOf?(payload: Payload): number;
  /** How often it is tried altogether. */
  readonly attempts: number;
  /** Pause before the second try, in ms. It doubles with each try, and up to half of it is random. */
  readonly backoffMs: number;
}

/** A job that is also queued at start and then regularly, without a payload. */
export interface ScheduledJob extends Job<EmptyPayload> {
  readonly everyMs: number;
}

export type EmptyPayload = Record<string, never>;

/** The data does not have the shape of the job's payload. The message names fields, never their values. */
export class InvalidJobPayload extends Error {
  override readonly name = 'InvalidJobPayload';
}

export function defineJob<Payload>({
  attempts = DEFAULT_ATTEMPTS,
  backoffMs = DEFAULT_BACKOFF_MS,
  ...job
}: Omit<Job<Payload>, 'attempts' | 'backoffMs'> & { attempts?: number; backoffMs?: number }): Job<Payload> {
  return { ...job, attempts, backoffMs };
}

const NOTHING = z.strictObject({}) satisfies z.ZodType<EmptyPayload>;

/** A job that runs at start and then regularly, and never twice at once. */
export function defineScheduledJob(job: Pick<ScheduledJob, 'name' | 'queue' | 'everyMs'>): ScheduledJob {
  return { ...defineJob({ ...job, payload: NOTHING, keyOf: () => 'all' }), everyMs: job.everyMs };
}

/**
 * Checks a payload. Done when it is queued and again when it is run, because the two processes may have different
 * versions of the program.
 * @throws InvalidJobPayload
 */
export function parsePayload<Payload>({ job, data }: { job: Job<Payload>; data: unknown }): Payload {
  const parsed = job.payload.safeParse(data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code }) => `${path.map(String).join('.') || 'payload'}: ${code}`);
  throw new InvalidJobPayload(`${job.name} does not carry this (${fields.join(', ')})`);
}
