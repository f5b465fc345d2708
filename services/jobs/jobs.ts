import { z } from 'zod';
import { defineJob, type EmptyPayload, type ScheduledJob } from './defineJob';

const MINUTE_MS = 60_000;
/** The largest number that BullMQ takes for a priority. */
const LAST_PRIORITY = 2 ** 21;

/** Short work on the database. Slow or heavy work gets a queue of its own, so that this one never waits for it. */
export const CHORES = 'chores';
/** Talks to a mail server, which may be slow. */
export const MAIL = 'mail';
/** Reads photos. Each takes seconds and a core. */
export const PHOTOS = 'photos';
/** Writes files of thousands of receipts, which takes seconds. */
export const EXPORTS = 'exports';
/** Talks to the processor of card payments, which may be slow. */
export const CARDS = 'cards';
export const QUEUE_NAMES = [CHORES, MAIL, PHOTOS, EXPORTS, CARDS] as const;

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

/** Deletes sessions that have expired, and devices that were not used for long. */
export const sweepSessionsJob = defineSweep({ name: 'sweepSessions', everyMs: 60 * MINUTE_MS });

/** Removes receipts from the database 30 days after they were deleted. */
export const sweepDeletedReceiptsJob = defineSweep({ name: 'sweepDeletedReceipts', everyMs: 24 * 60 * MINUTE_MS });

/** Removes what was kept long enough: guests' receipts, after those who left an address were told, and addresses. */
export const sweepOldReceiptsJob = defineSweep({ name: 'sweepOldReceipts', everyMs: 24 * 60 * MINUTE_MS });

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

/**
 * Decides whether one diner is reminded now of what is not paid (docs/product/notifications.md). Tried once, because the
 * next sweep finds the diner again.
 */
export const planReminderJob = defineJob({
  name: 'planReminder',
  queue: CHORES,
  payload: z.strictObject({ receiptId: id, guestId: id }),
  keyOf: ({ receiptId, guestId }) => `${receiptId}-${guestId}`,
  attempts: 1,
});

/** Finds the diners that are to be looked at. */
export const sweepRemindersJob = defineSweep({ name: 'sweepReminders', everyMs: MINUTE_MS });

/** Tells one host what happened on the own receipts, at once or as a digest. Tried once; the next sweep finds it again. */
export const tellHostJob = defineJob({
  name: 'tellHost',
  queue: CHORES,
  payload: z.strictObject({ guestId: id }),
  keyOf: ({ guestId }) => guestId,
  attempts: 1,
});

/** Finds the hosts that have something to hear of. */
export const sweepNewsJob = defineSweep({ name: 'sweepNews', everyMs: MINUTE_MS });

/** Tells one payer that the host disputed a payment. Tried once; the next sweep finds it again. */
export const tellPayerJob = defineJob({
  name: 'tellPayer',
  queue: CHORES,
  payload: z.strictObject({ paymentId: id }),
  keyOf: ({ paymentId }) => paymentId,
  attempts: 1,
});

/** Finds the disputed payments whose payers are to be told. */
export const sweepDisputesJob = defineSweep({ name: 'sweepDisputes', everyMs: MINUTE_MS });

/** Tells one account that it is asked to take over a part. Tried once; the next sweep finds it again. */
export const tellAskedJob = defineJob({
  name: 'tellAsked',
  queue: CHORES,
  payload: z.strictObject({ requestId: id }),
  keyOf: ({ requestId }) => requestId,
  attempts: 1,
});

/** Finds the requests of which somebody may have to be told. */
export const sweepRequestsJob = defineSweep({ name: 'sweepRequests', everyMs: MINUTE_MS });

/** Tells those who are asked of a proposal to settle. Tried once; the next sweep finds it again. */
export const tellProposalJob = defineJob({
  name: 'tellProposal',
  queue: CHORES,
  payload: z.strictObject({ settlementId: id }),
  keyOf: ({ settlementId }) => settlementId,
  attempts: 1,
});

/** Tells the payer or the recipient of a transfer. Tried once; the next sweep finds it again. */
export const tellTransferJob = defineJob({
  name: 'tellTransfer',
  queue: CHORES,
  payload: z.strictObject({ transferId: id }),
  keyOf: ({ transferId }) => transferId,
  attempts: 1,
});

/** Accepts transfers that were reported long ago, and finds the settlements of which somebody may have to be told. */
export const sweepSettlementsJob = defineSweep({ name: 'sweepSettlements', everyMs: MINUTE_MS });

/** Removes guests that own nothing and whose cookies have expired. */
export const sweepGuestsJob = defineSweep({ name: 'sweepGuests', everyMs: 24 * 60 * MINUTE_MS });

/** Deletes mail that was sent, or given up, long ago. */
export const sweepOldMailJob = defineSweep({ name: 'sweepOldMail', everyMs: 60 * MINUTE_MS });

/** Reads the photos of one scan, in its sender's turn. Tried again once, after a pause, when the reader fails. */
export const readPhotosJob = defineJob({
  name: 'readPhotos',
  queue: PHOTOS,
  payload: z.strictObject({ scanId: id, turn: z.int().min(1).default(1) }),
  keyOf: ({ scanId }) => scanId,
  priorityOf: ({ turn }) => Math.min(turn, LAST_PRIORITY),
  attempts: 2,
});

/**
 * Finds scans whose job was lost, and gives up those that waited too long. Runs often, because people wait for their
 * scans.
 */
export const sweepScansJob = defineSweep({ name: 'sweepScans', everyMs: 30_000 });

/** Removes photos that were never scanned, and scans that never became a receipt. */
export const sweepPhotosJob = defineSweep({ name: 'sweepPhotos', everyMs: 60 * MINUTE_MS });

/** Writes the file of one export. Tried again once. */
export const makeExportJob = defineJob({
  name: 'makeExport',
  queue: EXPORTS,
  payload: z.strictObject({ jobId: id }),
  keyOf: ({ jobId }) => jobId,
  attempts: 2,
});

/** Finds exports whose job was lost, and removes those whose time is over. */
export const sweepExportsJob = defineSweep({ name: 'sweepExports', everyMs: 5 * MINUTE_MS });

/** Looks at what one report of the card processor is about. */
export const handleProcessorEventJob = defineJob({
  name: 'handleProcessorEvent',
  queue: CARDS,
  payload: z.strictObject({ eventId: id }),
  keyOf: ({ eventId }) => eventId,
});

/** Asks the card processor what became of one payment, and gives it back when it has to go back. */
export const settleCardPaymentJob = defineJob({
  name: 'settleCardPayment',
  queue: CARDS,
  payload: z.strictObject({ cardPaymentId: id }),
  keyOf: ({ cardPaymentId }) => cardPaymentId,
});

/** Finds reports that were not handled and payments that are to be looked at. Runs often: a payer waits for some of them. */
export const sweepCardsJob = defineSweep({ name: 'sweepCards', everyMs: 10_000, queue: CARDS });

/** Compares the ledger with the card processor's own. */
export const reconcileLedgerJob = defineSweep({ name: 'reconcileLedger', everyMs: 60 * MINUTE_MS, queue: CARDS });

export const SCHEDULED_JOBS = [
  sweepReportedPaymentsJob,
  sweepIdempotencyKeysJob,
  sweepSessionsJob,
  sweepDeletedReceiptsJob,
  sweepOldReceiptsJob,
  sweepMailJob,
  sweepRemindersJob,
  sweepNewsJob,
  sweepDisputesJob,
  sweepRequestsJob,
  sweepSettlementsJob,
  sweepGuestsJob,
  sweepOldMailJob,
  sweepScansJob,
  sweepPhotosJob,
  sweepExportsJob,
  sweepCardsJob,
  reconcileLedgerJob,
] as const;

function defineSweep({
  name,
  everyMs,
  queue = CHORES,
}: {
  name: string;
  everyMs: number;
  queue?: string;
}): ScheduledJob {
  return { ...defineJob({ name, queue, payload: nothing, keyOf: () => 'all' }), everyMs };
}
