import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addPoolGauges, addQueueGauges } from './gauges';
import { prometheusMetrics } from './prometheusMetrics';

const paper = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const dashboard = paper('monitoring/dashboard.json');
const alerts = paper('monitoring/alerts.yml');

/** Labels that Prometheus adds, and that histograms have besides their own. */
const OF_ALL = ['job', 'instance', 'le'];

/** The label names of everything that processes serve, by the names that samples have. */
async function servedLabels(): Promise<Map<string, readonly string[]>> {
  const registry = new Registry();
  prometheusMetrics(registry);
  addPoolGauges(registry, {});
  addQueueGauges(registry, { names: [], backlogOf: () => Promise.reject(new Error('There is no queue')) });
  collectDefaultMetrics({ register: registry });
  await registry.metrics();
  return new Map(
    registry.getMetricsAsArray().flatMap((metric) => {
      const { name, type, labelNames } = metric as unknown as { name: string; type: string; labelNames: string[] };
      const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
      return names.map((sample): [string, readonly string[]] => [sample, [...labelNames, ...OF_ALL]]);
    }),
  );
}

/** The metrics that a paper names, with the labels that it chooses them by. */
function namedIn(text: string): { name: string; labels: string[] }[] {
  const plain = text.replaceAll('\\"', '"');
  return [...plain.matchAll(/\b((?:fairtab|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', chosen = '']) => ({
      name,
      labels: [...chosen.matchAll(/(\w+)[=!]~?"/g)].map(([, label = '']) => label),
    }),
  );
}

describe.each([
  ['the dashboard', dashboard],
  ['the alerts', alerts],
])('%s', (_paper, text) => {
  it('names only metrics and labels that processes serve', async () => {
    const served = await servedLabels();
    const named = namedIn(text);
    expect(named.length).toBeGreaterThan(10);
    for (const { name, labels } of named) {
      expect([...served.keys()], name).toContain(name);
      for (const label of labels) expect(served.get(name), `${label} of ${name}`).toContain(label);
    }
  });
});

describe('the dashboard', () => {
  it('shows each of our own metrics', async () => {
    const shown = new Set(namedIn(dashboard).map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')));
    for (const name of (await servedLabels()).keys())
      if (name.startsWith('fairtab_')) expect(shown).toContain(name.replace(/_(bucket|sum|count)$/, ''));
  });
});

describe('the alerts', () => {
  it('are each explained in the page about running Fairtab, and no other is', () => {
    const written = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const explained = [...paper('operations.md').matchAll(/^\| `(Fairtab\w+)`/gm)].map(([, name]) => name);
    expect(explained).toEqual(written);
  });
});
