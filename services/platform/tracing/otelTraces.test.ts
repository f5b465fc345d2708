import { setImmediate as immediate } from 'node:timers/promises';
import { SpanStatusCode } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  InMemorySpanExporter,
  ParentBasedSampler,
  SimpleSpanProcessor,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import { describe, expect, it } from 'vitest';
import { otelTraces } from './otelTraces';

function tracing(sampler?: Sampler) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  const provider = new BasicTracerProvider({ spanProcessors, ...(sampler ? { sampler } : {}) });
  const ended = () =>
    exporter.getFinishedSpans().map(({ name, status }) => `${name}${status.code === SpanStatusCode.ERROR ? '!' : ''}`);
  return { traces: otelTraces(provider.getTracer('test')), exporter, ended };
}

describe('a step', () => {
  it('belongs to the one that it began in, also after waiting', async () => {
    const { traces, exporter } = tracing();
    const request = traces.begin({ name: 'request' });
    await request.run(async () => {
      await immediate();
      await traces.within({ name: 'statement' }, () => immediate());
    });
    request.end();
    const [statement, whole] = exporter.getFinishedSpans();
    expect(statement?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
    expect(statement?.spanContext().traceId).toBe(whole?.spanContext().traceId);
  });

  it('outside of a trace is no trace of its own', async () => {
    const { traces, ended } = tracing();
    expect(await traces.within({ name: 'statement' }, () => Promise.resolve(7))).toBe(7);
    expect(traces.current()).toBeNull();
    expect(ended()).toEqual([]);
  });

  it('that comes after the end of its trace, such as that of a timer, is no part of it', async () => {
    const { traces, ended } = tracing();
    const request = traces.begin({ name: 'request' });
    const later = request.run(async () => {
      await immediate();
      expect(traces.traceId()).toBeNull();
      await traces.within({ name: 'statement' }, () => immediate());
    });
    request.end();
    await later;
    expect(ended()).toEqual(['request']);
  });

  it('that fails is marked, without what the error says', async () => {
    const { traces, exporter, ended } = tracing();
    const request = traces.begin({ name: 'request' });
    const failing = request.run(() => traces.within({ name: 'statement' }, () => Promise.reject(new Error('Ana'))));
    await expect(failing).rejects.toThrow('Ana');
    request.end();
    expect(ended()).toEqual(['statement!', 'request']);
    const [statement] = exporter.getFinishedSpans();
    expect(statement?.status.message).toBeUndefined();
    expect(statement?.events).toEqual([]);
  });

  it('is left out with the whole trace, also in the process that hears of it', async () => {
    const sampler = new ParentBasedSampler({ root: new AlwaysOffSampler() });
    const { traces, ended } = tracing(sampler);
    const request = traces.begin({ name: 'request' });
    await request.run(() => traces.within({ name: 'statement' }, () => immediate()));
    const parent = request.run(() => traces.current());
    expect(parent).toMatch(/-00$/);
    const there = tracing();
    there.traces.begin({ name: 'push', parent }).end();
    request.end();
    expect([...ended(), ...there.ended()]).toEqual([]);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${'2'.repeat(16)}-01`, `01-${'1'.repeat(32)}-${'2'.repeat(16)}-01`])(
    'whose cause is said to be "%s" begins a trace of its own',
    (parent) => {
      const { traces, exporter } = tracing();
      traces.begin({ name: 'push', parent, links: [parent] }).end();
      const [push] = exporter.getFinishedSpans();
      expect(push?.parentSpanContext).toBeUndefined();
      expect(push?.links).toEqual([]);
    },
  );
});
