import { createTestDatabase } from '@fairtab/services/testing/database';
import { expect, it } from 'vitest';
import { proveMoney } from './proveMoney';

/** `npm run model -- --acts 10000` tries more (docs/proof.md). */
const ACTS = 250;
const SEED = 28;

it('no cent is lost, made or named after its deletion by 250 random acts, as SQL adds it up after every step', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    const { tally, checks } = await proveMoney({ databaseUrl: url, acts: ACTS, seed: SEED });
    expect(checks).toBeGreaterThan(ACTS / 2);
    for (const name of ['claim', 'pay', 'settleEvening', 'startCard'])
      expect(tally.get(name)?.done, name).toBeGreaterThan(0);
  } finally {
    await drop();
  }
}, 180_000);
