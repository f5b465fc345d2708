import { describe, expect, it } from 'vitest';
import { limitsOf, loadOf } from './capacity';
import { readPaper, withCapacity } from './capacityPaper';
import { readFigures } from './figures';

const figures = readFigures();

describe('capacity', () => {
  it('says in the paper what is computed from the stored figures', async () => {
    expect(await withCapacity(readPaper(), figures)).toBe(readPaper());
  });

  it('takes a thousand times the statements and the journal for a thousand times the tables', () => {
    const [small, large] = [loadOf(1_000, figures), loadOf(1_000_000, figures)];
    expect(large.statementsPerSecond / small.statementsPerSecond).toBeCloseTo(1_000);
    expect(large.walBytesPerDay / small.walBytesPerDay).toBeCloseTo(1_000);
  });

  it('gives Redis more than its share of work when more processes are told every change', () => {
    const [small, large] = [loadOf(10_000, figures), loadOf(1_000_000, figures)];
    expect(large.cores.redis / small.cores.redis).toBeGreaterThan(100);
  });

  it('names the engine first that gives way first, and just there it is at its limit', () => {
    const limits = limitsOf(figures);
    const sizes = limits.map(({ tablesPerDay }) => tablesPerDay);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    const connections = limits.find(({ engine }) => engine.includes('connections'));
    const most = connections?.tablesPerDay ?? 0;
    expect(loadOf(most, figures).connections).toBeLessThanOrEqual(400);
    expect(loadOf(most * 1.1, figures).connections).toBeGreaterThan(400);
  });
});
