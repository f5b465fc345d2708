import type { z } from 'zod';

const DEFAULT_ATTEMPTS = 6;
const DEFAULT_BACKOFF_MS = 2_000;

/** A kind of job: what it is called, what it carries and how it is run. Carries ids only; PostgreSQL is the truth. */
export interface Job<Payload> {
  readonly name: string;
  /** Jobs of one queue share workers; work that is slow gets a queue of its own. */
  readonly queue: string;
  readonly payload: z.ZodType<Payload>;
  /** While a job with this key waits or runs, another one is not queued. */
  keyOf(payload: Payload): string;
  /** How often it is tried in all. */
  readonly attempts: number;
  /** Wait before the second try in ms; doubles from try to try, up to half of it random. */
  readonly backoffMs: number;
}

/** A job that also comes by itself, at start and then regularly; it carries nothing. */
export interface ScheduledJob extends Job<EmptyPayload> {
  readonly everyMs: number;
}

export type EmptyPayload = Record<string, never>;

/** What was queued, or is to be queued, is not what the job carries. Names the fields, never their values. */
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

/**
 * The payload as the job's shape reads it; done when it is queued and again when it is run, since an older or newer
 * version of the program may be at the other end.
 * @throws InvalidJobPayload
 */
export function parsePayload<Payload>({ job, data }: { job: Job<Payload>; data: unknown }): Payload {
  const parsed = job.payload.safeParse(data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code }) => `${path.map(String).join('.') || 'payload'}: ${code}`);
  throw new InvalidJobPayload(`${job.name} does not carry this (${fields.join(', ')})`);
}
