import type { Metrics } from './Metrics';
import type { Pools, Queues } from './gauges';

/** What a process counts, and where Prometheus reads it. */
export interface Monitor {
  readonly metrics: Metrics;
  /**
   * Begins to answer Prometheus. A port that is taken is logged and otherwise ignored: people can split a bill without metrics.
   * @returns the port; null when metrics are off or cannot be served.
   */
  serve(sources: { readonly pools: Pools; readonly queues?: Queues }): Promise<number | null>;
  close(): Promise<void>;
}

export interface MonitorLogger {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}
