import { makeExport as make } from '@fairtab/services/books/exports/makeExport';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { makeExportJob } from '@fairtab/services/jobs/jobs';
import type { WorkerContext } from '../WorkerContext';

export const makeExport = ({ services }: WorkerContext): JobHandler =>
  handleJob(makeExportJob, ({ jobId }, { isLast }) => make(services, { jobId, isLastTry: isLast }));
