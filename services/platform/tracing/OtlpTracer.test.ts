import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestCollector, type TestCollector } from '../../testing/otlpCollector';
import { OtlpTracer } from './OtlpTracer';

let collector: TestCollector;
let tracer: OtlpTracer;
const said: string[] = [];

beforeEach(async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  said.length = 0;
  collector = await startTestCollector();
  tracer = new OtlpTracer({ endpoint: `${collector.url}/`, service: 'fairtab-test' });
  tracer.reportTo({
    info: (_detail, message) => void said.push(message),
    warn: (_detail, message) => void said.push(message),
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await tracer.close();
  await collector.stop();
});

const untilTaken = async (name: string): Promise<void> => {
  const before = collector.requests();
  tracer.traces.begin({ name }).end();
  await vi.waitFor(() => expect(collector.requests()).toBeGreaterThan(before));
};

it('says once that the collector refuses traces, and once that it takes them again', async () => {
  await untilTaken('taken');
  expect(said).toEqual([]);
  collector.status = 400;
  await untilTaken('refused');
  await vi.waitFor(() => expect(said).toEqual(['traces cannot be sent and are dropped']));
  await untilTaken('refused, too');
  collector.status = 200;
  await untilTaken('taken again');
  await vi.waitFor(() => expect(said).toEqual(['traces cannot be sent and are dropped', 'traces are sent again']));
});

it('sends what is left when it is closed', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '3600000');
  const last = new OtlpTracer({ endpoint: collector.url, service: 'fairtab-test' });
  last.traces.begin({ name: 'the last step' }).end();
  expect(collector.requests()).toBe(0);
  await last.close();
  expect(collector.spans()).toMatchObject([{ name: 'the last step', service: 'fairtab-test' }]);
});
