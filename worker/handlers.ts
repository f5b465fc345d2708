import { makeExport } from '@fairtab/services/money/books/exports/makeExport';
import { handleProcessorEvent } from '@fairtab/services/money/cards/takeWebhook';
import { settleCardPayment } from '@fairtab/services/money/cards/settleCardPayment';
import { NotFound } from '@fairtab/services/platform/errors';
import { handleJob, type JobHandler } from '@fairtab/services/platform/jobs/handleJob';
import * as jobs from '@fairtab/services/platform/jobs/jobs';
import { tellHost } from '@fairtab/services/messages/notifications/tellHost';
import { sendMail } from '@fairtab/services/messages/outgoing/sendMail';
import { acceptPayment } from '@fairtab/services/receipts/payments/changePayment';
import { tellPayer } from '@fairtab/services/receipts/payments/tellPayer';
import { planReminder } from '@fairtab/services/receipts/reminders/planReminder';
import { refreshReminder } from '@fairtab/services/receipts/reminders/refreshReminder';
import { tellAsked } from '@fairtab/services/receipts/requests/tellAsked';
import { tellProposal } from '@fairtab/services/money/settlementMessages/tellProposal';
import { tellTransfer } from '@fairtab/services/money/settlementMessages/tellTransfer';
import { tellWebhook } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { SCHEDULED_JOBS } from './chores';
import { readPhotos } from './readPhotos';
import type { WorkerContext } from './WorkerContext';

/** All jobs with their work. Running one twice has the effect of once. */
export function handlersOf(ctx: WorkerContext): JobHandler[] {
  const { services, queues, mailer } = ctx;
  return [
    ...SCHEDULED_JOBS.map((chore) =>
      handleJob(chore, async () => {
        for (const task of chore.tasks) await task(ctx);
      }),
    ),
    handleJob(jobs.acceptPaymentJob, (payment) => acceptPayment(services, payment).catch(unlessGone)),
    handleJob(jobs.sendMailJob, ({ mailId }) => sendMail(services, { mailer, mailId, refresh: refreshReminder })),
    handleJob(jobs.planReminderJob, async (diner) => {
      const mailIds = await planReminder(services, diner);
      await queues.enqueue(jobs.sendMailJob, ...mailIds.map((mailId) => ({ mailId })));
    }),
    handleJob(jobs.tellHostJob, (host) => tellHost(services, host)),
    handleJob(jobs.tellPayerJob, (payment) => tellPayer(services, payment)),
    handleJob(jobs.tellAskedJob, (request) => tellAsked(services, request)),
    handleJob(jobs.tellProposalJob, (proposal) => tellProposal(services, proposal)),
    handleJob(jobs.tellTransferJob, (transfer) => tellTransfer(services, transfer)),
    handleJob(jobs.tellWebhookJob, (webhook) => tellWebhook(services, webhook)),
    handleJob(jobs.readPhotosJob, ({ scanId }, attempt) => readPhotos(ctx, { scanId, ...attempt })),
    handleJob(jobs.makeExportJob, ({ jobId }, { isLast }) => makeExport(services, { jobId, isLastTry: isLast })),
    handleJob(jobs.handleProcessorEventJob, (event) => handleProcessorEvent(services, event)),
    handleJob(jobs.settleCardPaymentJob, (payment) => settleCardPayment(services, payment)),
  ];
}

/** The receipt was deleted meanwhile, so nothing is left to accept. */
function unlessGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
