import { readLosses } from '@fairtab/services/money/cards/ledger';
import { reconcileLedger as reconcile } from '@fairtab/services/money/cards/reconcileLedger';
import { settleCardPaymentJob } from '@fairtab/services/platform/jobs/jobs';
import type { WorkerContext } from './WorkerContext';

/** Compares the two ledgers, says what differs and what was lost, and asks about the payments that differ again. */
export async function reconcileLedger({ services, queues, logger }: WorkerContext): Promise<void> {
  const differences = await reconcile(services);
  for (const difference of differences) logger.error({ difference }, 'the ledger differs from the card processor’s');
  for (const loss of await readLosses(services))
    logger.error({ loss }, 'a bank took back what had been given back already');
  const ids = new Set(differences.flatMap(({ cardPaymentId }) => cardPaymentId ?? []));
  await queues.enqueue(settleCardPaymentJob, ...[...ids].map((cardPaymentId) => ({ cardPaymentId })));
}
