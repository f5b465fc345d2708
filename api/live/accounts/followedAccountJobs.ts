import { hasEnded, readAccountJob, type AccountJob } from '@fairtab/services/people/accountJobs/readAccountJob';
import type { Followed } from './ProgressWatch';

export const followedAccountJobs: Followed<AccountJob> = {
  read: readAccountJob,
  isOver: hasEnded,
  isChanged: (job, last) => job.state !== last.state || job.done !== last.done || job.total !== last.total,
  concerns: (message, { id }) => message.type === 'accountJobChanged' && message.jobId === id,
};
