import { NO_METRICS } from './Metrics';
import type { Monitor, MonitorLogger } from './Monitor';

const OFF: Monitor = { metrics: NO_METRICS, serve: () => Promise.resolve(null), close: () => Promise.resolve() };

/** Counts when METRICS_PORT is set. Otherwise nothing is counted, and the code that counts is not even loaded. */
export async function openMonitor({
  config: { metricsPort: port, metricsHost: host },
  logger,
}: {
  config: { readonly metricsPort: number | null; readonly metricsHost: string };
  logger: MonitorLogger;
}): Promise<Monitor> {
  if (port === null) return OFF;
  const { PrometheusMonitor } = await import('./PrometheusMonitor');
  return new PrometheusMonitor({ port, host, logger });
}
