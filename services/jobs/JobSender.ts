import type { Job } from './defineJob';

/** Hands jobs to the workers from a process that runs none. */
export interface JobSender {
  /**
   * Queues a job, unless one with the same key waits or runs. To be called after the commit that is the reason for it;
   * what is lost on the way is found by a sweep, so nobody waits for it.
   */
  send<Payload>(job: Job<Payload>, payload: Payload): void;
}
