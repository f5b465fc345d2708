import type { Job } from './defineJob';

/** Queues jobs from a process that runs none itself. */
export interface JobSender {
  /**
   * Queues a job, unless one with the same key waits or runs. To be called after the commit that causes it. Does not
   * wait and does not fail: a sweep finds a job that was lost.
   */
  send<Payload>(job: Job<Payload>, payload: Payload): void;
}
