import { z } from 'zod';
import { defineJob, type EmptyPayload, type ScheduledJob } from './defineJob';

const MINUTE_MS = 60_000;

/** Short work on the database. Slow or heavy work gets a queue of its own, so that this one never waits for it. */
export const CHORES = 'chores';
/** Talks to a mail server, which may be slow. */
export const MAIL = 'mail';
/** Reads photos. Each takes seconds and a core. */
export const PHOTOS = 'photos';
export const QUEUE_NAMES = [CHORES, MAIL, PHOTOS] as const;

const id = z.string().regex(/^[\w-]{1,64}$/);
const nothing = z.strictObject({}) satisfies z.ZodType<EmptyPayload>;

/** Accepts one reported payment that the host has not answered for three days (docs/product/claims.md). */
export const acceptPaymentJob = defineJob({
  name: 'acceptPayment',
  queue: CHORES,
  payload: z.strictObject({ paymentId: id }),
  keyOf: ({ paymentId }) => paymentId,
});

/** Finds the payments to accept and queues a job for each. This also rebuilds a lost queue. */
export const sweepReportedPaymentsJob = defineSweep({ name: 'sweepReportedPayments', everyMs: 10 * MINUTE_MS });

/** Deletes old answers that were kept for retries. */
export const sweepIdempotencyKeysJob = defineSweep({ name: 'sweepIdempotencyKeys', everyMs: 60 * MINUTE_MS });

/** Deletes sessions that have expired. */
export const sweepSessionsJob = defineSweep({ name: 'sweepSessions', everyMs: 60 * MINUTE_MS });

/** Removes receipts from the database 30 days after they were deleted. */
export const sweepDeletedReceiptsJob = defineSweep({ name: 'sweepDeletedReceipts', everyMs: 24 * 60 * MINUTE_MS });

/** Sends one mail. Tried once, because the mail's row says when it is due again and the sweep looks there. */
export const sendMailJob = defineJob({
  name: 'sendMail',
  queue: MAIL,
  payload: z.strictObject({ mailId: id }),
  keyOf: ({ mailId }) => mailId,
  attempts: 1,
});

/** Finds mails that are due. Runs often, because people wait for some of them in front of a screen. */
export const sweepMailJob = defineSweep({ name: 'sweepMail', everyMs: 5_000 });

/** Deletes mail that was sent, or given up, long ago. */
export const sweepOldMailJob = defineSweep({ name: 'sweepOldMail', everyMs: 60 * MINUTE_MS });

/** Reads the photos of one scan. Tried again once, after a pause, when the reader fails. */
export const readPhotosJob = defineJob({
  name: 'readPhotos',
  queue: PHOTOS,
  payload: z.strictObject({ scanId: id }),
  keyOf: ({ scanId }) => scanId,
  attempts: 2,
});

/**
 * Finds scans whose job was lost, and gives up those that waited too long. Runs often, because people wait for their
 * scans.
 */
export const sweepScansJob = defineSweep({ name: 'sweepScans', everyMs: 30_000 });

/** Removes photos that were never scanned, and scans that never became a receipt. */
export const sweepPhotosJob = defineSweep({ name: 'sweepPhotos', everyMs: 60 * MINUTE_MS });

export const SCHEDULED_JOBS = [
  sweepReportedPaymentsJob,
  sweepIdempotencyKeysJob,
  sweepSessionsJob,
  sweepDeletedReceiptsJob,
  sweepMailJob,
  sweepOldMailJob,
  sweepScansJob,
  sweepPhotosJob,
] as const;

function defineSweep({ name, everyMs }: { name: string; everyMs: number }): ScheduledJob {
  return { ...defineJob({ name, queue: CHORES, payload: nothing, keyOf: () => 'all' }), everyMs };
}
