import { tellProposalJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tellProposal as tell } from '@fairtab/services/settlementMessages/tellProposal';
import type { WorkerContext } from '../WorkerContext';

/** Writes the messages to those who are asked when they are due. Running twice writes once. */
export const tellProposal = ({ services }: WorkerContext): JobHandler =>
  handleJob(tellProposalJob, async (proposal) => {
    await tell(services, proposal);
  });
