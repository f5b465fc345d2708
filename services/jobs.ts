import { z } from 'zod';
import { defineJob, type EmptyPayload, type ScheduledJob } from './jobs/defineJob';

const MINUTE_MS = 60_000;

/** Short work on the database. What is slow or heavy gets a queue of its own, so that this one never waits for it. */
export const CHORES = 'chores';
export const QUEUE_NAMES = [CHORES] as const;

const id = z.string().regex(/^[\w-]{1,64}$/);
const nothing = z.strictObject({}) satisfies z.ZodType<EmptyPayload>;

/** Accepts one reported payment the host left alone for three days (decisions §3). */
export const acceptPaymentJob = defineJob({
  name: 'acceptPayment',
  queue: CHORES,
  payload: z.strictObject({ paymentId: id }),
  keyOf: ({ paymentId }) => paymentId,
});

/** Finds what is to be accepted and queues a job for each; a lost queue is rebuilt by it. */
export const sweepReportedPaymentsJob = defineSweep({ name: 'sweepReportedPayments', everyMs: 10 * MINUTE_MS });

/** Forgets the answers that were kept for retries. */
export const sweepIdempotencyKeysJob = defineSweep({ name: 'sweepIdempotencyKeys', everyMs: 60 * MINUTE_MS });

export const SCHEDULED_JOBS = [sweepReportedPaymentsJob, sweepIdempotencyKeysJob] as const;

function defineSweep({ name, everyMs }: { name: string; everyMs: number }): ScheduledJob {
  return { ...defineJob({ name, queue: CHORES, payload: nothing, keyOf: () => 'all' }), everyMs };
}
