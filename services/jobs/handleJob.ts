import { parsePayload, type Job } from './defineJob';

/** Which try of a job it is. */
export interface Attempt {
  /** Whether nobody tries again when it fails. */
  readonly isLast: boolean;
}

/** A job together with what is done for it. */
export interface JobHandler {
  readonly job: string;
  readonly queue: string;
  /** @throws InvalidJobPayload when the data is not what the job carries. */
  run(data: unknown, attempt?: Attempt): Promise<void>;
}

/** Ties a job to its work. The work may be done twice, after a crash, and has to come out the same. */
export function handleJob<Payload>(
  job: Job<Payload>,
  work: (payload: Payload, attempt: Attempt) => Promise<void>,
): JobHandler {
  return {
    job: job.name,
    queue: job.queue,
    run: async (data, attempt = { isLast: true }) => work(parsePayload({ job, data }), attempt),
  };
}
