import type { Random } from '@fairtab/domain/testing/random';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tree } from './Tree';

interface Fault {
  readonly name: string;
  readonly needsRedis?: boolean;
  /** Resolves when what was broken is whole again, or is starting. */
  strike(tree: Tree, random: Random): Promise<void>;
}

const oneOf = <T>(list: readonly T[], random: Random): T => random.pick(list);

/** How long something hangs, in ms: shorter and longer than the patience of a request. */
const hangMs = (random: Random): number => random.int(300, 6_000);

export const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of a web process', strike: async (tree, random) => oneOf(tree.apis, random).kill() },
  { name: 'kill -9 of the worker', strike: async ({ worker }) => worker.kill() },
  { name: 'kill -9 of PostgreSQL', strike: (tree) => tree.killDatabase() },
  {
    name: 'a frozen web process',
    strike: async (tree, random) => {
      const api = oneOf(tree.apis, random);
      api.freeze();
      await wait(hangMs(random));
      api.thaw();
    },
  },
  { name: 'a frozen PostgreSQL', strike: (tree, random) => tree.freezeDatabase(hangMs(random)) },
  {
    name: 'broken connections to the database',
    strike: async (tree, random) => {
      const relay = oneOf(tree.relays, random);
      await relay.cut();
      await wait(random.int(0, 2_000));
      await relay.mend();
    },
  },
  {
    name: 'silent connections to the database',
    strike: async (tree, random) => {
      const relay = oneOf(tree.relays, random);
      relay.silence();
      await wait(hangMs(random));
      await relay.cut();
      await relay.mend();
    },
  },
  { name: 'kill -9 of Redis', needsRedis: true, strike: (tree) => tree.killRedis() },
  { name: 'FLUSHALL', needsRedis: true, strike: (tree) => tree.flushRedis() },
  { name: 'kill -9 of everything', strike: (tree) => tree.killAll() },
];

/**
 * Breaks one thing after another until the time is over, each kind once before any kind comes a second time.
 * @param chaos.random decides the order and the pauses
 * @returns the names of what was broken, in its order.
 */
export async function breakThings(
  tree: Tree,
  { random, forMs }: { random: Random; forMs: number },
): Promise<readonly string[]> {
  const end = performance.now() + forMs;
  const struck: string[] = [];
  let left: Fault[] = [];
  while (performance.now() < end) {
    await wait(random.int(500, 4_000));
    if (left.length === 0) left = FAULTS.filter(({ needsRedis = false }) => tree.hasRedis || !needsRedis);
    const fault = random.pick(left);
    left = left.filter((other) => other !== fault);
    struck.push(fault.name);
    await fault.strike(tree, random);
  }
  return struck;
}
