import type { Cents } from '../../money';
import type { Row } from '../rows/rows';

/** Kinds of lines between the subtotal and the total. */
export type ExtraKind = 'tax' | 'tip' | 'fee' | 'discount';

export interface ExtraRow {
  readonly row: Row;
  readonly kind: ExtraKind;
  /** Amounts to add to the subtotal, negative for a discount, the likeliest first. Cost as in AmountReading. */
  readonly options: readonly { readonly cents: Cents; readonly cost: number }[];
  /** The cost of not counting it. */
  readonly skip: number;
}

export interface Pick {
  readonly extra: ExtraRow;
  readonly cents: Cents;
}

/** One choice of amounts for all extras. */
export interface ExtrasChoice {
  readonly cents: Cents;
  readonly cost: number;
  readonly picks: readonly Pick[];
}

const MAX_COST = 7;
const MAX_CHOICES = 1000;

/** The likeliest choice for every sum that the extras may have. */
export function extrasChoices(extras: readonly ExtraRow[]): ReadonlyMap<Cents, ExtrasChoice> {
  let choices = new Map<Cents, ExtrasChoice>([[0, { cents: 0, cost: 0, picks: [] }]]);
  for (const extra of extras) {
    const next = new Map<Cents, ExtrasChoice>();
    for (const choice of choices.values()) {
      const skipped = { ...choice, cost: choice.cost + extra.skip };
      const taken = extra.options.map(({ cents, cost }) => ({
        cents: choice.cents + cents,
        cost: choice.cost + cost,
        picks: [...choice.picks, { extra, cents }],
      }));
      for (const one of [skipped, ...taken]) {
        if (one.cost <= MAX_COST && one.cost < (next.get(one.cents)?.cost ?? Infinity)) next.set(one.cents, one);
      }
    }
    choices = new Map([...next].sort(([, a], [, b]) => a.cost - b.cost).slice(0, MAX_CHOICES));
  }
  return choices;
}

/** The extras as they were read, without searching. */
export function extrasAsRead(extras: readonly ExtraRow[]): ExtrasChoice {
  const picks = extras.flatMap((extra) => {
    const [first] = extra.options;
    return first && extra.skip > 1 ? [{ extra, cents: first.cents }] : [];
  });
  return { cents: picks.reduce((sum, { cents }) => sum + cents, 0), cost: 0, picks };
}
