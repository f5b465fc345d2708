import { sweepSettlementsJob, tellProposalJob, tellTransferJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { acceptTransfers } from '@fairtab/services/settlements/acceptTransfers';
import { findUntoldProposals, findUntoldTransfers } from '@fairtab/services/settlementMessages/findUntold';
import type { WorkerContext } from '../WorkerContext';

/** Accepts old transfers, and queues one job for each proposal and transfer of which somebody may have to be told. */
export const sweepSettlements = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepSettlementsJob, async () => {
    await acceptTransfers(services);
    const proposals = await findUntoldProposals(services);
    await queues.enqueue(tellProposalJob, ...proposals.map((settlementId) => ({ settlementId })));
    const transfers = await findUntoldTransfers(services);
    await queues.enqueue(tellTransferJob, ...transfers.map((transferId) => ({ transferId })));
  });
