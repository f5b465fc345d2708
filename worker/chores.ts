import { forgetOldAccessTokens } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { forgetOldChallenges } from '@fairtab/services/accounts/passkeys/challenges';
import { endDeadSessions } from '@fairtab/services/accounts/sessions/sessions';
import { forgetOldDevices } from '@fairtab/services/accounts/sessions/knownDevices';
import { findLostExports, removeOldExports } from '@fairtab/services/money/books/exports/removeExports';
import { findCardPayments, findProcessorEvents } from '@fairtab/services/money/cards/cardPayments';
import { forgetProcessorEvents } from '@fairtab/services/money/cards/takeWebhook';
import type { ServiceContext } from '@fairtab/services/context';
import { removeEmptyEvenings } from '@fairtab/services/money/evenings/eveningsOfGuest';
import { forgetIdempotencyKeys } from '@fairtab/services/platform/forgetIdempotencyKeys';
import { defineScheduledJob, type Job, type ScheduledJob } from '@fairtab/services/platform/jobs/defineJob';
import * as jobs from '@fairtab/services/platform/jobs/jobs';
import { findNews } from '@fairtab/services/messages/notifications/findNews';
import { forgetOldMail } from '@fairtab/services/messages/outgoing/forgetOldMail';
import { findDueMail } from '@fairtab/services/messages/outgoing/sendMail';
import { findPaymentsToAccept } from '@fairtab/services/receipts/payments/changePayment';
import { findDisputes } from '@fairtab/services/receipts/payments/findDisputes';
import { removeUnusedPhotos } from '@fairtab/services/receipts/photos/removeUnusedPhotos';
import { removeDeletedReceipts } from '@fairtab/services/receipts/removeDeletedReceipts';
import { findDueReminders } from '@fairtab/services/receipts/reminders/findDueReminders';
import { removeExpiredGuests } from '@fairtab/services/people/removeExpiredGuests';
import { findUntold } from '@fairtab/services/receipts/requests/tellAsked';
import { tidyReceipts } from '@fairtab/services/accounts/retention/tidyReceipts';
import { findLostScans, giveUpScans } from '@fairtab/services/receipts/scans/lostScans';
import { findUntoldProposals, findUntoldTransfers } from '@fairtab/services/money/settlementMessages/findUntold';
import { acceptTransfers } from '@fairtab/services/money/settlements/agree';
import { forgetOldDeliveries } from '@fairtab/services/accounts/webhooks/deliveries';
import { findDueWebhooks } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { reconcileLedger } from './reconcileLedger';
import type { WorkerContext } from './WorkerContext';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A part of a chore. Doing it twice has the effect of doing it once. */
type Task = (ctx: WorkerContext) => Promise<unknown>;

/** A job that runs at start and then regularly. Whatever is due is found in the database, so that a lost queue is rebuilt. */
export interface Chore extends ScheduledJob {
  /** Done one after another. */
  readonly tasks: readonly Task[];
}

/** All chores, each in one row. */
export const SCHEDULED_JOBS: readonly Chore[] = [
  chore('sweepReportedPayments', {
    every: 10 * MINUTE_MS,
    tasks: [queueEach(jobs.acceptPaymentJob, findPaymentsToAccept, (paymentId) => ({ paymentId }))],
  }),
  chore('sweepIdempotencyKeys', { every: HOUR_MS, tasks: [run(forgetIdempotencyKeys)] }),
  chore('sweepSessions', {
    every: HOUR_MS,
    tasks: [endDeadSessions, forgetOldAccessTokens, forgetOldDevices, forgetOldChallenges].map(run),
  }),
  chore('sweepDeletedReceipts', { every: DAY_MS, tasks: [removeDeletedReceipts, removeEmptyEvenings].map(run) }),
  // Guests' receipts, after those who left an address were told, and addresses.
  chore('sweepOldReceipts', { every: DAY_MS, tasks: [run(tidyReceipts)] }),
  // Often, because people wait for some mails in front of a screen.
  chore('sweepMail', {
    every: 5 * SECOND_MS,
    tasks: [queueEach(jobs.sendMailJob, findDueMail, (mailId) => ({ mailId }))],
  }),
  chore('sweepReminders', {
    every: MINUTE_MS,
    tasks: [queueEach(jobs.planReminderJob, findDueReminders, (diner) => diner)],
  }),
  chore('sweepNews', { every: MINUTE_MS, tasks: [queueEach(jobs.tellHostJob, findNews, (guestId) => ({ guestId }))] }),
  chore('sweepDisputes', {
    every: MINUTE_MS,
    tasks: [queueEach(jobs.tellPayerJob, findDisputes, (paymentId) => ({ paymentId }))],
  }),
  chore('sweepRequests', {
    every: MINUTE_MS,
    tasks: [queueEach(jobs.tellAskedJob, findUntold, (requestId) => ({ requestId }))],
  }),
  chore('sweepSettlements', {
    every: MINUTE_MS,
    tasks: [
      run(acceptTransfers),
      queueEach(jobs.tellProposalJob, findUntoldProposals, (settlementId) => ({ settlementId })),
      queueEach(jobs.tellTransferJob, findUntoldTransfers, (transferId) => ({ transferId })),
    ],
  }),
  chore('sweepGuests', { every: DAY_MS, tasks: [run(removeExpiredGuests)] }),
  chore('sweepOldMail', { every: HOUR_MS, tasks: [run(forgetOldMail)] }),
  // Often, because people wait for their scans.
  chore('sweepScans', {
    every: 30 * SECOND_MS,
    tasks: [run(giveUpScans), queueEach(jobs.readPhotosJob, findLostScans, (scan) => scan)],
  }),
  chore('sweepPhotos', { every: HOUR_MS, tasks: [run(removeUnusedPhotos)] }),
  chore('sweepExports', {
    every: 5 * MINUTE_MS,
    tasks: [run(removeOldExports), queueEach(jobs.makeExportJob, findLostExports, (lost) => lost)],
  }),
  // Often: programs wait for it. What a write tells is queued by it, and this finds what failed before or was lost.
  chore('sweepWebhooks', {
    every: 5 * SECOND_MS,
    tasks: [queueEach(jobs.tellWebhookJob, findDueWebhooks, (webhookId) => ({ webhookId }))],
  }),
  chore('sweepOldDeliveries', { every: HOUR_MS, tasks: [run(forgetOldDeliveries)] }),
  // Often: a payer waits for some payments.
  chore('sweepCards', {
    every: 10 * SECOND_MS,
    queue: jobs.CARDS,
    tasks: [
      withCards(queueEach(jobs.handleProcessorEventJob, findProcessorEvents, (eventId) => ({ eventId }))),
      withCards(queueEach(jobs.settleCardPaymentJob, findCardPayments, (cardPaymentId) => ({ cardPaymentId }))),
    ],
  }),
  chore('reconcileLedger', {
    every: HOUR_MS,
    queue: jobs.CARDS,
    tasks: [run(forgetProcessorEvents), withCards(reconcileLedger)],
  }),
];

function chore(
  name: string,
  { every: everyMs, queue = jobs.CHORES, tasks }: { every: number; queue?: string; tasks: readonly Task[] },
): Chore {
  return { ...defineScheduledJob({ name, queue, everyMs }), tasks };
}

/** A use case that goes through everything that is due by itself. */
function run(useCase: (services: ServiceContext) => Promise<unknown>): Task {
  return ({ services }) => useCase(services);
}

/** Queues a job for each thing that is due. */
function queueEach<Due, Payload>(
  job: Job<Payload>,
  find: (services: ServiceContext) => Promise<readonly Due[]>,
  payloadOf: (due: Due) => Payload,
): Task {
  return async ({ services, queues }) => queues.enqueue(job, ...(await find(services)).map(payloadOf));
}

/** Only where cards are taken. */
function withCards(task: Task): Task {
  return async (ctx) => (ctx.services.cards === null ? undefined : task(ctx));
}
