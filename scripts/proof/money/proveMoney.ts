import { Random } from '@fairtab/domain/testing/random';
import { DomainError } from '@fairtab/services/platform/errors';
import { ACCOUNT_ACTS } from './accountActs';
import { noteGuests, NothingThere, type WeightedAct } from './Act';
import { CARD_ACTS, settleAllCards } from './cardActs';
import { tablesNaming, wrongMoney } from './checkMoney';
import { RECEIPT_ACTS } from './receiptActs';
import { SETTLING_ACTS } from './settlingActs';
import { World } from './World';

const ACTS: Readonly<Record<string, WeightedAct>> = {
  ...RECEIPT_ACTS,
  ...SETTLING_ACTS,
  ...CARD_ACTS,
  ...ACCOUNT_ACTS,
};
const LOTS = Object.entries(ACTS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
/** The number of acts after which the people go and others come to an empty database. */
const ACTS_OF_A_WORLD = 250;
/** A world in which nothing was hosted yet has nothing to claim. */
const BEGUN_WITH = 4;
/** How often several people act at the same moment. */
const CROWDED = 0.15;

export interface MoneyProof {
  /** How often each act was done, refused, or had nothing to be done with. */
  readonly tally: ReadonlyMap<string, { done: number; refused: number; idle: number }>;
  readonly checks: number;
}

/** What happened, for whoever runs the proof. */
export function moneyLines({ tally }: MoneyProof): string[] {
  return [...tally]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { done, refused, idle }]) => `${name}: ${done} done, ${refused} refused, ${idle} with nothing there`);
}

/**
 * Lets people with and without accounts share bills, pay, settle, refund and leave at random, and after every step adds all
 * money up again in SQL.
 * @param proof.seed repeats the acts of an earlier proof, but for what the machine lets overlap
 * @throws Error with the seed, the step and what is wrong.
 */
export async function proveMoney({
  databaseUrl,
  acts,
  seed,
  onActs = () => undefined,
  atEnd = () => Promise.resolve(),
}: {
  databaseUrl: string;
  acts: number;
  seed: number;
  onActs?: (done: number) => void;
  /** Called with the last people and all that they have. */
  atEnd?: (world: World) => Promise<void>;
}): Promise<MoneyProof> {
  const world = await World.open(databaseUrl);
  const random = new Random(seed);
  const tally = new Map<string, { done: number; refused: number; idle: number }>();
  const last: string[] = [];
  let [done, checks] = [0, 0];
  const insist = (wrong: readonly string[]): void => {
    checks += 1;
    if (wrong.length > 0)
      throw new Error(`seed ${seed}, act ${done}, after ${last.slice(-8).join(', ')}:\n${wrong.join('\n')}`);
  };
  const perform = async (name: string, own: Random): Promise<void> => {
    const counts = tally.get(name) ?? { done: 0, refused: 0, idle: 0 };
    tally.set(name, counts);
    try {
      await ACTS[name]?.act(world, own);
      counts.done += 1;
    } catch (error) {
      if (error instanceof NothingThere) counts.idle += 1;
      else if (error instanceof DomainError) counts.refused += 1;
      else throw new Error(`seed ${seed}, act ${done}, ${name} broke`, { cause: error });
    }
  };
  try {
    while (done < acts) {
      await world.begin();
      for (let receipts = 0; receipts < BEGUN_WITH; receipts++)
        await perform('host', new Random(random.int(0, 2 ** 31)));
      for (let inWorld = 0; inWorld < ACTS_OF_A_WORLD && done < acts;) {
        const together = random.chance(CROWDED) ? random.int(2, 4) : 1;
        const names = Array.from({ length: together }, () => random.pick(LOTS));
        last.push(names.join(' + '));
        world.tick();
        await Promise.all(names.map((name) => perform(name, new Random(random.int(0, 2 ** 31)))));
        inWorld += together;
        done += together;
        onActs(done);
        await noteGuests(world);
        insist(await wrongMoney(world));
        if (names.includes('erase')) insist(await tablesNaming(world));
      }
      await settleAllCards(world);
      insist([...(await wrongMoney(world, { isAtRest: true })), ...(await tablesNaming(world))]);
    }
    await atEnd(world);
    return { tally, checks };
  } finally {
    await world.close();
  }
}
