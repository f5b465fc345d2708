import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { otelTraces } from './otelTraces';
import type { Tracer, TracerLogger } from './Tracer';
import type { Traces } from './Traces';

/** How long a stopping process waits for the collector, in ms. */
const LAST_SENDING_MS = 2_000;

/** Sends spans to an OpenTelemetry collector in batches. What does not fit into the queue of 2,048 spans is dropped. */
export class OtlpTracer implements Tracer {
  readonly traces: Traces;
  readonly #provider: BasicTracerProvider;
  #logger: TracerLogger | null = null;
  #isAway = false;

  /** @param options.endpoint the collector's base URL, without `/v1/traces`. */
  constructor({ endpoint, service }: { endpoint: string; service: string }) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
      spanProcessors: [new BatchSpanProcessor(this.#watched(exporter))],
    });
    this.traces = otelTraces(this.#provider.getTracer('fairtab'));
  }

  reportTo(logger: TracerLogger): void {
    this.#logger = logger;
  }

  async close(): Promise<void> {
    const closed = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([closed, delay(LAST_SENDING_MS, undefined, { ref: false })]);
  }

  /** The library itself says nothing when the collector is away. */
  #watched(exporter: SpanExporter): SpanExporter {
    return {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          this.#sent(result.error ?? null);
          done(result);
        }),
      shutdown: () => exporter.shutdown(),
      forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    };
  }

  #sent(error: Error | null): void {
    const isAway = error !== null;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) this.#logger?.warn({ err: error }, 'traces cannot be sent and are dropped');
    else this.#logger?.info({}, 'traces are sent again');
  }
}
