import { setImmediate as immediate } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addQueueGauges, type Backlog } from './gauges';

const IDLE: Backlog = { jobs: { waiting: 0 }, oldestSeconds: 0 };

describe('the gauges of queues', () => {
  it('are read without a queue that hangs, which is not asked again meanwhile', async () => {
    const registry = new Registry();
    const asked: string[] = [];
    let answer: (backlog: Backlog) => void = () => undefined;
    const backlogOf = (name: string): Promise<Backlog> => {
      asked.push(name);
      return name === 'mail' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(IDLE);
    };
    addQueueGauges(registry, { names: ['chores', 'mail'], backlogOf, lookMs: 5 });
    for (let scrapes = 0; scrapes < 2; scrapes += 1) {
      const text = await registry.metrics();
      expect(text).toContain('fairtab_queue_oldest_age_seconds{queue="chores"} 0');
      expect(text).not.toContain('queue="mail"');
    }
    expect(asked.filter((name) => name === 'mail')).toHaveLength(1);
    answer({ jobs: { waiting: 3 }, oldestSeconds: 7 });
    await immediate();
    await registry.metrics();
    expect(asked.filter((name) => name === 'mail')).toHaveLength(2);
  });

  it('are read without a queue that cannot be asked, and have no old value of it', async () => {
    const registry = new Registry();
    let isThere = true;
    const backlogOf = async (): Promise<Backlog> => {
      if (!isThere) throw new Error('The queue is away');
      return { jobs: { waiting: 2, active: 1 }, oldestSeconds: 7 };
    };
    addQueueGauges(registry, { names: ['mail'], backlogOf });
    const text = await registry.metrics();
    expect(text).toContain('fairtab_queue_oldest_age_seconds{queue="mail"} 7');
    expect(text).toContain('fairtab_queue_jobs{queue="mail",state="waiting"} 2');
    isThere = false;
    expect(await registry.metrics()).not.toContain('queue="mail"');
  });
});
