import { hasRedisServer } from '@fairtab/services/testing/redis';
import { describe, expect, it } from 'vitest';
import { runChaos } from './runChaos';

/** A part of `npm run chaos` (docs/proof.md): two minutes of faults, half of them with each bus. */
const PART = { seconds: 60, tables: 10, diners: 60 };
const LOADED_MACHINE_MS = 600_000;

describe('diners who tap while processes are killed, frozen and cut off', () => {
  it.each([{ bus: 'PostgreSQL', seed: 1 }, ...(hasRedisServer ? [{ bus: 'Redis', seed: 2 } as const] : [])] as const)(
    'lose no tap and no cent, and their screens show what the database has, with events by $bus',
    async ({ bus, seed }) => {
      const { acknowledged, struck, wrong } = await runChaos({ bus, seed, ...PART });
      expect(wrong, `npm run chaos -- --seed ${seed}`).toEqual([]);
      expect(acknowledged).toBeGreaterThan(PART.tables);
      expect(struck.length).toBeGreaterThan(3);
    },
    LOADED_MACHINE_MS,
  );
});
