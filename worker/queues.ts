import { EXPORTS, PHOTOS, QUEUE_NAMES, SCHEDULED_JOBS } from '@fairtab/services/jobs/jobs';
import type { JobHandler } from '@fairtab/services/jobs/handleJob';
import type { JobLogger } from '@fairtab/services/jobs/queueBackend';
import { openWorker, type RunningWorker } from '@fairtab/services/jobs/runWorker';
import { acceptPayment } from './jobs/acceptPayment';
import { makeExport } from './jobs/makeExport';
import { handleProcessorEvent } from './jobs/handleProcessorEvent';
import { planReminder } from './jobs/planReminder';
import { readPhotos } from './jobs/readPhotos';
import { reconcileLedger } from './jobs/reconcileLedger';
import { sendMail } from './jobs/sendMail';
import { settleCardPayment } from './jobs/settleCardPayment';
import { sweepCards } from './jobs/sweepCards';
import { sweepDeletedReceipts } from './jobs/sweepDeletedReceipts';
import { sweepDisputes } from './jobs/sweepDisputes';
import { sweepExports } from './jobs/sweepExports';
import { sweepGuests } from './jobs/sweepGuests';
import { sweepIdempotencyKeys } from './jobs/sweepIdempotencyKeys';
import { sweepMail } from './jobs/sweepMail';
import { sweepOldMail } from './jobs/sweepOldMail';
import { sweepOldReceipts } from './jobs/sweepOldReceipts';
import { sweepPhotos } from './jobs/sweepPhotos';
import { sweepReminders } from './jobs/sweepReminders';
import { sweepReportedPayments } from './jobs/sweepReportedPayments';
import { sweepRequests } from './jobs/sweepRequests';
import { sweepScans } from './jobs/sweepScans';
import { sweepSessions } from './jobs/sweepSessions';
import { sweepSettlements } from './jobs/sweepSettlements';
import { sweepNews } from './jobs/sweepNews';
import { tellAsked } from './jobs/tellAsked';
import { tellHost } from './jobs/tellHost';
import { tellPayer } from './jobs/tellPayer';
import { tellProposal } from './jobs/tellProposal';
import { tellTransfer } from './jobs/tellTransfer';
import type { WorkerContext } from './WorkerContext';

/** Jobs at a time in each queue. Photos and exports one at a time, because each takes a core. */
const jobsAtATime = (queue: string): number => (queue === PHOTOS || queue === EXPORTS ? 1 : 4);
const CHECK_SCHEDULES_EVERY_MS = 60_000;

/** All jobs with their work. */
export function handlersOf(ctx: WorkerContext): JobHandler[] {
  return [
    acceptPayment(ctx),
    sweepReportedPayments(ctx),
    sweepIdempotencyKeys(ctx),
    sweepSessions(ctx),
    sweepDeletedReceipts(ctx),
    sweepOldReceipts(ctx),
    sweepMail(ctx),
    sendMail(ctx),
    sweepReminders(ctx),
    planReminder(ctx),
    sweepNews(ctx),
    tellHost(ctx),
    sweepDisputes(ctx),
    tellPayer(ctx),
    sweepRequests(ctx),
    tellAsked(ctx),
    sweepSettlements(ctx),
    tellProposal(ctx),
    tellTransfer(ctx),
    sweepGuests(ctx),
    sweepOldMail(ctx),
    readPhotos(ctx),
    sweepScans(ctx),
    sweepPhotos(ctx),
    makeExport(ctx),
    sweepExports(ctx),
    handleProcessorEvent(ctx),
    settleCardPayment(ctx),
    sweepCards(ctx),
    reconcileLedger(ctx),
  ];
}

/**
 * Starts running jobs, none of them before everything is ready. The sweeps run at once, so that a restart rebuilds a lost queue, and the schedules are checked
 * every minute, so that it is rebuilt without a restart, too.
 * @throws when the queue cannot be reached.
 */
export async function startQueues({ ctx, logger }: { ctx: WorkerContext; logger: JobLogger }): Promise<RunningWorker> {
  const { queues, services } = ctx;
  const { metrics, traces } = services;
  const keepSchedules = () => queues.keepSchedules({ jobs: SCHEDULED_JOBS, nowMs: Date.now() });
  const handlers = handlersOf(ctx);
  const ready = await Promise.all(
    QUEUE_NAMES.map((queue) =>
      openWorker({ queues, queue, handlers, logger, metrics, traces, concurrency: jobsAtATime(queue) }),
    ),
  );
  await queues.dropSchedulesExcept(SCHEDULED_JOBS);
  await keepSchedules();
  for (const job of SCHEDULED_JOBS) await queues.enqueue(job, {});
  // At the very end: a process that is told to stop before this has no job to finish.
  const workers = ready.map((worker) => worker.run());

  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = keepSchedules().catch((error: unknown) => logger.warn({ err: error }, 'the schedules were not checked'));
  }, CHECK_SCHEDULES_EVERY_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await Promise.all([checking, ...workers.map((worker) => worker.close())]);
    },
  };
}
