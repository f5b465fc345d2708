import { Histogram, type Registry } from 'prom-client';
import type { Metrics } from './Metrics';

/** Upper bounds around what counts as good and as poor: 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. */
const OF_PAINTS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const OF_INTERACTIONS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const OF_SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** What browsers measured of their pages, by the pattern of the page's address. */
export function webVitals(registry: Registry): Metrics['vitalMeasured'] {
  const shared = { labelNames: ['route'] as const, registers: [registry] };
  const paints = new Histogram({
    ...shared,
    name: 'fairtab_web_largest_paint_seconds',
    help: 'LCP: until the largest part of a page was there, as browsers measured it.',
    buckets: OF_PAINTS,
  });
  const interactions = new Histogram({
    ...shared,
    name: 'fairtab_web_interaction_seconds',
    help: 'INP: the slowest answer of a page to a tap or key, as browsers measured it.',
    buckets: OF_INTERACTIONS,
  });
  const shifts = new Histogram({
    ...shared,
    name: 'fairtab_web_layout_shift',
    help: 'CLS: how much of a page moved by itself, as browsers measured it.',
    buckets: OF_SHIFTS,
  });
  return ({ name, route, value }) => {
    if (name === 'CLS') shifts.observe({ route }, value);
    else (name === 'LCP' ? paints : interactions).observe({ route }, value / 1000);
  };
}
