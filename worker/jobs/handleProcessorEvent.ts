import { handleProcessorEvent as handle } from '@fairtab/services/cards/handleProcessorEvent';
import { handleProcessorEventJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

/** Brings up to date what the processor reported. Running twice has the effect of once. */
export const handleProcessorEvent = ({ services }: WorkerContext): JobHandler =>
  handleJob(handleProcessorEventJob, (event) => handle(services, event));
