import { createTestDatabase } from '@fairtab/services/testing/database';
import { expect, it } from 'vitest';
import { tablesNaming, wrongMoney } from './checkMoney';
import { proveMoney } from './proveMoney';
import type { World } from './World';

/** `npm run model -- --acts 10000` tries more (docs/proof.md). */
const ACTS = 250;
const SEED = 28;
const LOADED_MACHINE_MS = 300_000;

/** What somebody does past the product, what takes it back, and the check that sees it. */
const FAULTS = [
  {
    sees: 'a bill comes to its dishes and extras',
    harm: `UPDATE receipt SET tip_cents = tip_cents + 1 WHERE id = (SELECT min(id) FROM receipt) RETURNING id`,
    undo: `UPDATE receipt SET tip_cents = tip_cents - 1 WHERE id = (SELECT min(id) FROM receipt)`,
  },
  {
    sees: 'an open share is its part of the total',
    harm: `UPDATE claim SET amount_cents = amount_cents + 9 WHERE id = (SELECT min(id) FROM claim WHERE status = 'claimed') RETURNING id`,
    undo: `UPDATE claim SET amount_cents = amount_cents - 9 WHERE id = (SELECT min(id) FROM claim WHERE status = 'claimed')`,
  },
  {
    sees: 'a payment is the sum of the claims that it pays',
    harm: `UPDATE payment SET amount_cents = amount_cents + 1 WHERE id = (SELECT min(id) FROM payment WHERE status = 'confirmed') RETURNING id`,
    undo: `UPDATE payment SET amount_cents = amount_cents - 1 WHERE id = (SELECT min(id) FROM payment WHERE status = 'confirmed')`,
  },
  {
    sees: 'every version of a receipt has one line in its trail',
    harm: `UPDATE receipt SET version = version + 1 WHERE id = (SELECT min(id) FROM receipt) RETURNING id`,
    undo: `UPDATE receipt SET version = version - 1 WHERE id = (SELECT min(id) FROM receipt)`,
  },
];

/** A check that sees nothing proves nothing. */
async function expectFaultsSeen(world: World): Promise<void> {
  const { pool } = world.db;
  for (const { sees, harm, undo } of FAULTS) {
    expect((await pool.query(harm)).rowCount, sees).toBe(1);
    expect((await wrongMoney(world)).join(), sees).toContain(sees);
    await pool.query(undo);
    expect(await wrongMoney(world)).toEqual([]);
  }
  world.erasedNames = ['Casa'];
  expect((await tablesNaming(world)).join()).toContain('names somebody who was deleted');
}

it(
  'no cent is lost, made or named after its deletion by 250 random acts, as SQL adds it up after every step',
  async () => {
    const { url, drop } = await createTestDatabase();
    try {
      const proof = await proveMoney({ databaseUrl: url, acts: ACTS, seed: SEED, atEnd: expectFaultsSeen });
      expect(proof.checks).toBeGreaterThan(ACTS / 2);
      for (const name of ['claim', 'pay', 'settleEvening', 'startCard'])
        expect(proof.tally.get(name)?.done, name).toBeGreaterThan(0);
    } finally {
      await drop();
    }
  },
  LOADED_MACHINE_MS,
);
