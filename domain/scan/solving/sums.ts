import type { Cents } from '../../money';
import type { Candidate, LineOption } from './candidates';

/** One option for each candidate, and their total cost. */
export interface Choice {
  readonly options: readonly LineOption[];
  readonly cost: number;
}

interface Step {
  readonly at: number;
  readonly option: LineOption;
  readonly delta: Cents;
  readonly cost: number;
}

/**
 * Finds the likeliest readings of lines that add up to a sum: as read, or with one or two lines read otherwise. With
 * more, any sum would fit.
 */
export class SumFinder {
  private readonly base: Cents;
  private readonly baseCost: number;
  private readonly steps: readonly Step[];
  private readonly byDelta = new Map<Cents, Step[]>();
  private readonly found = new Map<Cents, Choice | null>();

  constructor(private readonly candidates: readonly Candidate[]) {
    this.base = candidates.reduce((sum, { options }) => sum + (options[0]?.cents ?? 0), 0);
    this.baseCost = candidates.reduce((sum, { options }) => sum + (options[0]?.cost ?? 0), 0);
    this.steps = candidates.flatMap(({ options }, at) => {
      const [first, ...others] = options;
      return others.map((option) => ({
        at,
        option,
        delta: option.cents - (first?.cents ?? 0),
        cost: option.cost - (first?.cost ?? 0),
      }));
    });
    for (const step of this.steps) {
      this.byDelta.set(
        step.delta,
        [...(this.byDelta.get(step.delta) ?? []), step].sort((a, b) => a.cost - b.cost),
      );
    }
  }

  /** The sum of the lines as they were read. */
  get sum(): Cents {
    return this.base;
  }

  asRead(): Choice {
    return this.choice([]);
  }

  /** The cheapest choice that adds up to `target` for no more than `maxCost`; null when there is none. */
  find({ target, maxCost }: { target: Cents; maxCost: number }): Choice | null {
    const known = this.found.get(target);
    if (known !== undefined) return known;
    const choice = this.search(target - this.base, maxCost);
    this.found.set(target, choice);
    return choice;
  }

  private search(missing: Cents, maxCost: number): Choice | null {
    if (missing === 0) return this.asRead();
    let best: Step[] | null = null;
    let least = maxCost;
    const [single] = this.byDelta.get(missing) ?? [];
    if (single && single.cost <= least) {
      best = [single];
      least = single.cost;
    }
    for (const first of this.steps) {
      if (first.cost >= least) continue;
      const second = (this.byDelta.get(missing - first.delta) ?? []).find((step) => step.at > first.at);
      if (!second || first.cost + second.cost >= least) continue;
      best = [first, second];
      least = first.cost + second.cost;
    }
    return best && this.choice(best);
  }

  private choice(steps: readonly Step[]): Choice {
    const options = this.candidates.map(
      (candidate, at) => steps.find((step) => step.at === at)?.option ?? candidate.options[0] ?? { cents: 0, cost: 0 },
    );
    return { options, cost: steps.reduce((sum, { cost }) => sum + cost, this.baseCost) };
  }
}
