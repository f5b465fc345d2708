import type { Traces } from './Traces';

/** What a process traces, and who is told when it cannot be sent. */
export interface Tracer {
  readonly traces: Traces;
  /** Has trouble with the collector logged from now on: once when it begins, once when it is over. */
  reportTo(logger: TracerLogger): void;
  /** Sends what is left, and waits only shortly for a collector that does not answer. */
  close(): Promise<void>;
}

export interface TracerLogger {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}
