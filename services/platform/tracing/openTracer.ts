import { NO_TRACES } from './Traces';
import type { Tracer } from './Tracer';

const OFF: Tracer = { traces: NO_TRACES, reportTo: () => undefined, close: () => Promise.resolve() };

/**
 * Traces when OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise nothing is traced, and nothing of OpenTelemetry is even loaded.
 * @param process `api` or `worker`: the name of the service is `fairtab-api` or `fairtab-worker`.
 */
export async function openTracer({
  config: { otlpEndpoint },
  process,
}: {
  config: { readonly otlpEndpoint: string | null };
  process: 'api' | 'worker';
}): Promise<Tracer> {
  if (otlpEndpoint === null) return OFF;
  const { OtlpTracer } = await import('./OtlpTracer');
  return new OtlpTracer({ endpoint: otlpEndpoint, service: `fairtab-${process}` });
}
