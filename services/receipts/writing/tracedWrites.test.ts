import { hostOf } from '@fairtab/domain/receipts';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database';
import { setTable } from '../../testing/table';
import { otelTraces } from '../../platform/tracing/otelTraces';
import { changeReceipt } from './changeReceipt';

it('changes that are written together have a trace each, which leads to their batch, and the batch to each', async () => {
  const database = await createTestDatabase();
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const traces = otelTraces(provider.getTracer('test'));
  const table = setTable(database.db);
  const receipt = await table.newReceipt();
  // All within one tick: the first is written at once, and the others together afterwards.
  await Promise.all(
    ['Casa', 'Cantina', 'Taverna', 'Trattoria'].map(async (restaurantName) => {
      const request = traces.begin({ name: 'request' });
      const ctx = { ...table.hostOf(receipt), traces };
      const { id: receiptId } = receipt;
      await request.run(() =>
        changeReceipt(ctx, {
          receiptId,
          decide: (state) => ({
            next: { ...state, restaurantName },
            fact: { kind: 'receiptRestored', by: hostOf(state) },
            answer: {},
          }),
        }),
      );
      request.end();
    }),
  );
  // The batch ends after its answers.
  await immediate();
  const spans = exporter.getFinishedSpans();
  const batches = spans.filter(({ name }) => name === 'write batch');
  expect(batches.map(({ attributes }) => attributes['fairtab.writers'])).toEqual([1, 3]);
  const [, together] = batches;
  const causes = together?.links.map(({ context }) => context.spanId) ?? [];
  expect(causes).toHaveLength(2);
  for (const cause of causes) {
    const change = spans.find((span) => span.spanContext().spanId === cause);
    expect(change?.name).toBe('change receipt');
    expect(change?.spanContext().traceId).not.toBe(together?.spanContext().traceId);
    expect(change?.links.map(({ context }) => context.spanId)).toEqual([together?.spanContext().spanId]);
  }
  const inTrace = spans.filter((span) => span.spanContext().traceId === together?.spanContext().traceId);
  expect(inTrace.map(({ name }) => name).toSorted()).toEqual(['change receipt', 'request', 'write batch']);
  await database.drop();
});
