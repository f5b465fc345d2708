import { expect, it } from 'vitest';
import { runChaos } from './runChaos';

/** A small part of `npm run chaos`, so that it stays short (docs/proof.md). */
const SMALL = { seconds: 6, tables: 4, diners: 24 };
const LOADED_MACHINE_MS = 400_000;

it(
  'diners who tap while processes are killed, frozen and cut off lose no tap and no cent, and their screens show what the database has',
  async () => {
    const seed = 1;
    const { acknowledged, struck, wrong } = await runChaos({ bus: 'PostgreSQL', seed, ...SMALL });
    expect(wrong, `npm run chaos -- --seed ${seed}`).toEqual([]);
    expect(acknowledged).toBeGreaterThan(SMALL.tables);
    expect(struck.length).toBeGreaterThan(0);
  },
  LOADED_MACHINE_MS,
);
