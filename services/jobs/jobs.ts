import { z } from 'zod';
import { defineJob, type EmptyPayload, type ScheduledJob } from './defineJob';

const MINUTE_MS = 60_000;

/** Short work on the database. What is slow or heavy gets a queue of its own, so that this one never waits for it. */
export const CHORES = 'chores';
/** Talks to a mail server, which may take its time. */
export const MAIL = 'mail';
/** Reads photos, which takes seconds and a core for each. */
export const PHOTOS = 'photos';
export const QUEUE_NAMES = [CHORES, MAIL, PHOTOS] as const;

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

/** Deletes the sessions that are over by their age. */
export const sweepSessionsJob = defineSweep({ name: 'sweepSessions', everyMs: 60 * MINUTE_MS });

/** Removes for good the receipts that were deleted 30 days ago. */
export const sweepDeletedReceiptsJob = defineSweep({ name: 'sweepDeletedReceipts', everyMs: 24 * 60 * MINUTE_MS });

/** Sends one mail. Tried once: when it is due again is written in its row, and the sweep looks there. */
export const sendMailJob = defineJob({
  name: 'sendMail',
  queue: MAIL,
  payload: z.strictObject({ mailId: id }),
  keyOf: ({ mailId }) => mailId,
  attempts: 1,
});

/** Finds the mail that is due; people wait for it in front of a screen. */
export const sweepMailJob = defineSweep({ name: 'sweepMail', everyMs: 5_000 });

/** Deletes mail that was sent, or given up, long ago. */
export const sweepOldMailJob = defineSweep({ name: 'sweepOldMail', everyMs: 60 * MINUTE_MS });

/** Reads the photos of one scan. What reads them is given a second chance, after a pause. */
export const readPhotosJob = defineJob({
  name: 'readPhotos',
  queue: PHOTOS,
  payload: z.strictObject({ scanId: id }),
  keyOf: ({ scanId }) => scanId,
  attempts: 2,
});

/** Finds scans that wait for a queue that lost them, and gives up those that waited too long; people wait for it. */
export const sweepScansJob = defineSweep({ name: 'sweepScans', everyMs: 30_000 });

/** Removes photos that nobody scanned, and scans that nobody made a receipt of. */
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
