import { createTestDatabase } from '@fairtab/services/testing/database';
import { expect, it } from 'vitest';
import { proveReceiptLife } from './proveReceiptLife';

/** `npm run model -- --runs 10000` tries more (docs/proof.md). */
const RUNS = 60;
const SEED = 7;
const LOADED_MACHINE_MS = 300_000;
const FREQUENT = ['claim', 'unclaim', 'pay', 'edit', 'add', 'cancel', 'share', 'delete', 'signIn'] as const;

it(
  'every act on a receipt is done once or refused for a reason, in an order that the trail names, to the cent',
  async () => {
    const { url, drop } = await createTestDatabase();
    try {
      const tally = await proveReceiptLife({ databaseUrl: url, runs: RUNS, seed: SEED });
      for (const kind of FREQUENT) expect(tally.of(kind, 'done'), kind).toBeGreaterThan(0);
      expect(tally.sum('refused')).toBeGreaterThan(RUNS);
      expect(tally.sum('replayed')).toBeGreaterThan(RUNS / 2);
      expect(tally.of('burst', 'done')).toBeGreaterThan(RUNS);
    } finally {
      await drop();
    }
  },
  LOADED_MACHINE_MS,
);
