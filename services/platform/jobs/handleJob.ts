import { parsePayload, type Job } from './defineJob';

/** One try of a job. */
export interface Attempt {
  /** True when the job is not tried again if this fails. */
  readonly isLast: boolean;
}

/** A job and the function that does its work. */
export interface JobHandler {
  readonly job: string;
  readonly queue: string;
  /** @throws InvalidJobPayload when the data is not what the job carries. */
  run(data: unknown, attempt?: Attempt): Promise<void>;
}

/**
 * Connects a job with its work. After a crash the work is done again, so doing it twice must have the effect of doing
 * it once.
 */
export function handleJob<Payload>(
  job: Job<Payload>,
  work: (payload: Payload, attempt: Attempt) => Promise<unknown>,
): JobHandler {
  return {
    job: job.name,
    queue: job.queue,
    run: async (data, attempt = { isLast: true }) => {
      await work(parsePayload({ job, data }), attempt);
    },
  };
}
