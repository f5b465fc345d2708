import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import type { Span, Step, TraceParent, Traces } from './Traces';

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/**
 * Traces with OpenTelemetry. The step under way is kept here and not in OpenTelemetry's globals, so that the processes of
 * a test, which share one process, do not share their traces.
 */
export function otelTraces(tracer: Tracer): Traces {
  const active = new AsyncLocalStorage<OtelSpan>();

  /** A timer that a request has started lives on after it. What it does then is no part of the request. */
  const underWay = (): OtelSpan | null => {
    const span = active.getStore();
    return span && (span.isRecording() || !isSampled(span.spanContext())) ? span : null;
  };

  const start = (step: Step, parent: SpanContext | null): OtelSpan =>
    tracer.startSpan(
      step.name,
      {
        kind: step.kind === undefined ? SpanKind.INTERNAL : KINDS[step.kind],
        ...(step.attributes ? { attributes: step.attributes } : {}),
        links: (step.links ?? []).flatMap((link) => {
          const context = contextIn(link);
          return context ? [{ context }] : [];
        }),
      },
      contextWith(parent),
    );

  const opened = (span: OtelSpan): Span => ({
    traceParent: textOf(span.spanContext()),
    run: (work) => active.run(span, work),
    link: (other) => {
      const context = contextIn(other);
      if (context) span.addLink({ context });
    },
    end: ({ attributes, hasFailed = false } = {}) => {
      if (attributes) span.setAttributes(attributes);
      // Without the error's message, which may quote what somebody wrote.
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });

  return {
    current: () => {
      const span = underWay();
      return span && textOf(span.spanContext());
    },
    traceId: () => underWay()?.spanContext().traceId ?? null,
    begin: ({ parent, ...step }) =>
      opened(start(step, parent ? contextIn(parent) : (underWay()?.spanContext() ?? null))),
    within: async (step, work) => {
      const around = underWay();
      if (!around) return work();
      const span = opened(start(step, around.spanContext()));
      let hasFailed = true;
      try {
        const result = await span.run(work);
        hasFailed = false;
        return result;
      } finally {
        span.end({ hasFailed });
      }
    },
  };
}

const isSampled = ({ traceFlags }: SpanContext): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0;

const contextWith = (parent: SpanContext | null): Context =>
  parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

function textOf({ traceId, spanId, traceFlags }: SpanContext): TraceParent {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** @returns null for what is no place in a trace, because it came from another process, perhaps of another version. */
function contextIn(text: TraceParent | null): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}
