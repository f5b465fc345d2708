import { median } from './stats';

export interface Comparison {
  readonly ours: number;
  readonly baseline: number;
  /** The median over the rounds of ours divided by the baseline. */
  readonly ratio: number;
}

/** Measures ours and the baseline in turn, and swaps their order each round, so that other load disturbs both alike. */
export async function compare({
  rounds,
  ours,
  baseline,
}: {
  rounds: number;
  ours: () => Promise<number>;
  baseline: () => Promise<number>;
}): Promise<Comparison> {
  const pairs: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push({ ours: await ours(), baseline: await baseline() });
    else {
      const first = await baseline();
      pairs.push({ baseline: first, ours: await ours() });
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.ours / pair.baseline)),
  };
}
