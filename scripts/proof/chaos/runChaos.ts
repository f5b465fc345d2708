import { Random } from '@fairtab/domain/testing/random';
import { checkScreens, checkWrites } from './checkParties';
import { breakThings } from './faults';
import { Party } from './Party';
import { Screen } from './Screen';
import { Tree, type Bus } from './Tree';

export interface ChaosResult {
  readonly acknowledged: number;
  /** Writes that were sent more than once until an answer came. */
  readonly retried: number;
  readonly screens: number;
  readonly struck: readonly string[];
  /** What is wrong, one line each. */
  readonly wrong: readonly string[];
}

/**
 * Lets tables of diners claim, give back and pay while the product is killed, frozen and cut off around them. Then every answer
 * is compared with the database, and every screen with both web processes.
 * @param chaos.seed decides who does what and what breaks; what happens at the same time is up to the machine
 */
export async function runChaos({
  bus,
  seed,
  seconds,
  tables,
  diners,
}: {
  bus: Bus;
  seed: number;
  seconds: number;
  tables: number;
  diners: number;
}): Promise<ChaosResult> {
  const tree = await Tree.start(bus);
  const screens: Screen[] = [];
  try {
    const { urls } = tree;
    const parties: Party[] = [];
    for (let index = 0; index < tables; index++) {
      const party = await Party.open({ urls, diners: diners / tables });
      parties.push(party);
      const { receiptId } = party.table;
      for (let n = 0; n < diners / tables; n++) screens.push(new Screen({ urls, first: n, receiptId }));
    }
    let isOver = false;
    const evening = Promise.all(
      parties.map((party, index) => party.run({ seed: seed * 10_000 + index * 100 + 1, isOver: () => isOver })),
    );
    const struck = await breakThings(tree, { random: new Random(seed), forMs: seconds * 1_000 });
    isOver = true;
    await tree.ready();
    await evening;
    const acknowledged = parties.flatMap((party) => party.acknowledged);
    return {
      acknowledged: acknowledged.length,
      retried: acknowledged.filter(({ tries }) => tries > 1).length,
      screens: screens.length,
      struck,
      wrong: [
        ...parties.flatMap(({ problems }) => problems),
        ...(await checkWrites(tree.databaseUrl, parties)),
        ...(await checkScreens(urls, { parties, screens })),
      ],
    };
  } finally {
    await Promise.all(screens.map((screen) => screen.close()));
    await tree.stop();
  }
}
