import { z } from 'zod';
import { defineJob } from './defineJob';

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
/** Talks to servers that accounts name, each of which may be slow. */
export const WEBHOOKS = 'webhooks';
export const QUEUE_NAMES = [CHORES, MAIL, PHOTOS, EXPORTS, CARDS, WEBHOOKS] as const;

const id = z.string().regex(/^[\w-]{1,64}$/);

/** Accepts one reported payment that the host has not answered for three days (docs/product/claims.md). */
export const acceptPaymentJob = defineJob({
  name: 'acceptPayment',
  queue: CHORES,
  payload: z.strictObject({ paymentId: id }),
  keyOf: ({ paymentId }) => paymentId,
});

/** Sends one mail. Tried once, because the mail's row says when it is due again and the sweep looks there. */
export const sendMailJob = defineJob({
  name: 'sendMail',
  queue: MAIL,
  payload: z.strictObject({ mailId: id }),
  keyOf: ({ mailId }) => mailId,
  attempts: 1,
});

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

/** Tells one host what happened on the own receipts, at once or as a digest. Tried once; the next sweep finds it again. */
export const tellHostJob = defineJob({
  name: 'tellHost',
  queue: CHORES,
  payload: z.strictObject({ guestId: id }),
  keyOf: ({ guestId }) => guestId,
  attempts: 1,
});

/** Tells one payer that the host disputed a payment. Tried once; the next sweep finds it again. */
export const tellPayerJob = defineJob({
  name: 'tellPayer',
  queue: CHORES,
  payload: z.strictObject({ paymentId: id }),
  keyOf: ({ paymentId }) => paymentId,
  attempts: 1,
});

/** Tells one account that it is asked to take over a part. Tried once; the next sweep finds it again. */
export const tellAskedJob = defineJob({
  name: 'tellAsked',
  queue: CHORES,
  payload: z.strictObject({ requestId: id }),
  keyOf: ({ requestId }) => requestId,
  attempts: 1,
});

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

/** Reads the photos of one scan, in its sender's turn. Tried again once, after a pause, when the reader fails. */
export const readPhotosJob = defineJob({
  name: 'readPhotos',
  queue: PHOTOS,
  payload: z.strictObject({ scanId: id, turn: z.int().min(1).default(1) }),
  keyOf: ({ scanId }) => scanId,
  priorityOf: ({ turn }) => Math.min(turn, LAST_PRIORITY),
  attempts: 2,
});

/** Writes the file of one export. Tried again once. */
export const makeExportJob = defineJob({
  name: 'makeExport',
  queue: EXPORTS,
  payload: z.strictObject({ jobId: id }),
  keyOf: ({ jobId }) => jobId,
  attempts: 2,
});

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

/**
 * Tells one webhook what is due. Tried once, because a row of each delivery says when it is due again, and the sweep looks there. One job for an
 * address, so that one that hangs keeps no other waiting.
 */
export const tellWebhookJob = defineJob({
  name: 'tellWebhook',
  queue: WEBHOOKS,
  payload: z.strictObject({ webhookId: id }),
  keyOf: ({ webhookId }) => webhookId,
  attempts: 1,
});
