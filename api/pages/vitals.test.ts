import { readConfig } from '@fairtab/services/config';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import type { RateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { NO_METRICS } from '@fairtab/services/platform/metrics/Metrics';
import { NO_TRACES } from '@fairtab/services/platform/tracing/Traces';
import { scrape } from '@fairtab/services/testing/scrape';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/createApp';
import { startApi, type RunningApi } from '../testing/startApi';
import { addVitals } from './addVitals';

const LCP = { route: '/receipts/:id', name: 'LCP', value: 1_234.5 };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ env: { METRICS_PORT: '0' } });
});
afterAll(() => api.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.browser().rest('POST', '/vitals', { body, headers });
const countOf = async (name: string, route = '/receipts/:id') =>
  (await scrape(api.metricsUrl)).valueOf(name, { route }) ?? 0;

describe('what browsers measured of their pages', () => {
  it('is counted by the pattern of the page, in seconds', async () => {
    expect((await send(LCP)).status).toBe(204);
    expect((await send({ ...LCP, name: 'INP', value: 80 })).status).toBe(204);
    expect((await send({ ...LCP, name: 'CLS', value: 0.02 })).status).toBe(204);
    expect(await countOf('fairtab_web_largest_paint_seconds_sum')).toBeCloseTo(1.2345);
    expect(await countOf('fairtab_web_interaction_seconds_sum')).toBeCloseTo(0.08);
    expect(await countOf('fairtab_web_layout_shift_sum')).toBeCloseTo(0.02);
  });

  it.each([
    ['an address', { ...LCP, route: '/receipts/1234' }],
    ['another name', { ...LCP, name: 'TTFB' }],
    ['a negative value', { ...LCP, value: -1 }],
    ['a value beyond all measure', { ...LCP, value: 1e12 }],
    ['a text', { ...LCP, value: '12' }],
    ['anything besides', { ...LCP, person: 'Ana' }],
    ['a list', [LCP]],
    ['nothing', null],
  ])('is refused with %s in it, and counted nowhere', async (_what, body) => {
    const before = (await scrape(api.metricsUrl)).valuesOfLabel('fairtab_web_largest_paint_seconds_count', 'route');
    const { status } = await send(body);
    expect([400, 422]).toContain(status);
    const { text, valuesOfLabel } = await scrape(api.metricsUrl);
    expect(valuesOfLabel('fairtab_web_largest_paint_seconds_count', 'route')).toEqual(before);
    expect(text).not.toMatch(/1234"|TTFB|Ana/);
  });

  it('is refused from the pages of others, as a form, and when it is long', async () => {
    expect((await send(LCP, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const form = { 'content-type': 'text/plain' };
    expect((await api.browser().fetch('/vitals', { method: 'POST', headers: form, body: '{}' })).status).toBe(415);
    expect((await send({ ...LCP, name: 'x'.repeat(2_000) })).status).toBe(413);
  });

  it('is not taken where nothing is counted', async () => {
    const quiet = await startApi({ database: api.database });
    const answer = await quiet.browser().rest('POST', '/vitals', { body: LCP });
    expect([404, 405]).toContain(answer.status);
    await quiet.close();
  });

  it('is refused from an address that sends too much, with the time to wait', async () => {
    const limits: RateLimits = {
      spend: () => Promise.reject(new TooManyAttempts({ retryAfterSeconds: 90 })),
      check: () => Promise.resolve(0),
      forget: () => Promise.resolve(),
    };
    const rules = readConfig({ DATABASE_URL: api.database.url });
    const app = createApp({ logger: silentLogger, config: rules, metrics: NO_METRICS, traces: NO_TRACES });
    addVitals(app, { limits, metrics: NO_METRICS, rules });
    const answer = await app.inject({ method: 'POST', url: '/vitals', payload: LCP });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '90']);
    expect(answer.json()).toMatchObject({ code: 'too_many_attempts' });
    await app.close();
  });
});
