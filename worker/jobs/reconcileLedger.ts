import { forgetProcessorEvents } from '@fairtab/services/cards/forgetProcessorEvents';
import { readLosses } from '@fairtab/services/cards/readLosses';
import { reconcileLedger as reconcile } from '@fairtab/services/cards/reconcileLedger';
import { reconcileLedgerJob, settleCardPaymentJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

/** Forgets old reports, compares the two ledgers, says what differs and what was lost, and asks about the payments that differ again. */
export const reconcileLedger = ({ services, queues, logger }: WorkerContext): JobHandler =>
  handleJob(reconcileLedgerJob, async () => {
    await forgetProcessorEvents(services);
    if (services.cards === null) return;
    const differences = await reconcile(services);
    for (const difference of differences) logger.error({ difference }, 'the ledger differs from the card processor’s');
    for (const loss of await readLosses(services))
      logger.error({ loss }, 'a bank took back what had been given back already');
    const ids = new Set(differences.flatMap(({ cardPaymentId }) => cardPaymentId ?? []));
    await queues.enqueue(settleCardPaymentJob, ...[...ids].map((cardPaymentId) => ({ cardPaymentId })));
  });
