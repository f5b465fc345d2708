import type { Cents } from '../../money';
import { groupedByRow, readingsOfBody, sumsOf, type BodyReading, type Sums } from './bodyReadings';
import { candidatesOf, type Candidate } from './candidates';
import { evidenceFor } from './evidence';
import { extrasAsRead, extrasChoices, type ExtraRow, type ExtrasChoice } from './extras';
import { extraRowOf, extraRowsOf, MAX_TAX_SHARE, subtotalsOf, totalsOf, type SumReading } from './foot';
import { includedIn } from './included';
import type { Row } from '../rows/rows';
import type { Sections } from './sections';
import { SumFinder, type Choice } from './sums';

/** One interpretation of a receipt. */
export interface Solution {
  readonly candidates: readonly Candidate[];
  readonly items: Choice;
  readonly subtotal: SumReading | null;
  /** Null when it cannot be read. */
  readonly total: SumReading | null;
  readonly extras: ExtrasChoice;
  /** Whether the lines add up to the subtotal, or with the extras to the total when there is no subtotal. */
  readonly itemsClose: boolean;
  /** Whether subtotal and extras add up to the total. */
  readonly totalCloses: boolean;
  /** Whether something is printed that the total leaves unexplained. */
  readonly isContradicted: boolean;
  /** Whether another row says the total, too. */
  readonly isRepeated: boolean;
  /** A lower cost is likelier. */
  readonly cost: number;
}

/** A solution before evidenceFor was added. */
type PartialSolution = Omit<Solution, 'candidates' | 'isContradicted' | 'isRepeated'>;

/** The cost of not adding up: more than one misread digit, less than two. */
const OPEN = 8;
const MAX_ITEMS_COST = 7;
/** The cost of a rounded cent: a tip that is calculated by rate may differ by a cent. */
const ROUNDED = 3;
const UNREAD_TAX = 4;
const UNREAD_TOTAL = 6;
const NO_SUBTOTAL = 2.5;
/** The cost of a subtotal without the taxes that the prices include. */
const NET_SUBTOTAL = 0.6;
const SUBTOTAL_LEFT_OUT = 0.75;
const NOTHING: ReadonlySet<Row> = new Set();

/** Searches for the interpretation with the lowest cost. */
export function solve(sections: Sections): Solution {
  let best = linesOnly(sections);
  for (const body of readingsOfBody(sections)) {
    for (const sums of sumsOf(body)) {
      for (const solution of solutionsOf(sums, best.cost)) {
        if (solution.cost < best.cost) best = solution;
      }
    }
  }
  return best;
}

function* solutionsOf({ reading, subtotals, subtotalAt, candidates }: Sums, limit: number): Generator<Solution> {
  const { foot } = reading;
  const finder = new SumFinder(candidates);
  const printed = foot.filter((row) => row.label === 'subtotal' && row.amounts.length > 0);
  let least = limit;
  for (const subtotal of subtotals) {
    const solution = subtotal && withoutTotal({ subtotal, reading, finder });
    if (!solution || solution.cost >= least) continue;
    least = solution.cost;
    yield { ...solution, candidates, isContradicted: false, isRepeated: false };
  }
  for (const [totalAt, totals] of groupedByRow(totalsOf(foot))) {
    if (totalAt <= subtotalAt) continue;
    for (const subtotal of subtotals) {
      const added = withChoices([...reading.moved, ...extraRowsOf({ foot, totalAt, subtotal, included: NOTHING })]);
      for (const total of totals) {
        const included = includedIn({ total, subtotal, foot });
        const { extras, choices } =
          included.size === 0
            ? added
            : withChoices([...reading.moved, ...extraRowsOf({ foot, totalAt, subtotal, included })]);
        const evidence = evidenceFor({ total, subtotal, foot });
        const unused = printed.every((row) => included.has(row)) ? printed.length * NET_SUBTOTAL : NO_SUBTOTAL;
        const sums = total.cost + (subtotal?.cost ?? unused);
        const base = reading.cost + sums + evidence.cost;
        if (base >= least) continue;
        for (const solution of combined({ subtotal, total, extras, choices, finder, base })) {
          if (solution.cost >= least) continue;
          least = solution.cost;
          const { isContradicted, isRepeated } = evidence;
          yield { ...solution, candidates, isContradicted, isRepeated };
        }
      }
    }
  }
}

function withChoices(extras: readonly ExtraRow[]): Pick<Combination, 'extras' | 'choices'> {
  return { extras, choices: extrasChoices(extras) };
}

/** A solution for a total that is cut off or unreadable: it is calculated from the subtotal and the extras. */
function withoutTotal({
  subtotal,
  reading,
  finder,
}: {
  subtotal: SumReading;
  reading: BodyReading;
  finder: SumFinder;
}): PartialSolution {
  const rows = extraRowsOf({ foot: reading.foot, totalAt: reading.foot.length, subtotal, included: NOTHING });
  const extras = extrasAsRead([...reading.moved, ...rows.filter(({ kind, skip }) => kind !== 'tip' && skip > 1)]);
  const items = finder.find({ target: subtotal.cents, maxCost: MAX_ITEMS_COST });
  const unread = rows.filter(({ options }) => options.length === 0).length;
  const readable = reading.foot.some((row) => row.label === 'total' && row.amounts.length > 0);
  const cost =
    reading.cost +
    subtotal.cost +
    (items?.cost ?? OPEN) +
    UNREAD_TOTAL +
    unread * UNREAD_TAX +
    (readable ? UNREAD_TAX : 0);
  return {
    subtotal,
    total: null,
    items: items ?? finder.asRead(),
    extras,
    itemsClose: items !== null,
    totalCloses: false,
    cost,
  };
}

interface Combination {
  readonly subtotal: SumReading | null;
  readonly total: SumReading;
  readonly extras: readonly ExtraRow[];
  readonly choices: ReadonlyMap<Cents, ExtrasChoice>;
  readonly finder: SumFinder;
  readonly base: number;
}

function* combined({ subtotal, total, extras, choices, finder, base }: Combination): Generator<PartialSolution> {
  const open = { subtotal, total, items: finder.asRead(), itemsClose: false, totalCloses: false };
  const unclosed = extrasAsRead(extras.filter(({ kind, skip }) => kind !== 'tip' && skip > 1));
  if (subtotal) {
    const items = finder.find({ target: subtotal.cents, maxCost: MAX_ITEMS_COST });
    const closing = choices.get(total.cents - subtotal.cents);
    const nearly = closing ? null : nearlyClosing({ subtotal, total, extras, choices });
    yield {
      ...open,
      items: items ?? open.items,
      itemsClose: items !== null,
      totalCloses: closing !== undefined,
      extras: closing ?? nearly ?? unclosed,
      cost: base + (items?.cost ?? OPEN) + (closing ?? nearly ?? { cost: OPEN }).cost,
    };
    return;
  }
  yield { ...open, extras: unclosed, cost: base + 2 * OPEN };
  for (const extra of choices.values()) {
    const items = finder.find({ target: total.cents - extra.cents, maxCost: MAX_ITEMS_COST });
    if (!items) continue;
    yield {
      ...open,
      items,
      extras: extra,
      itemsClose: true,
      totalCloses: true,
      cost: base + items.cost + extra.cost + (extra.picks.length > 0 ? SUBTOTAL_LEFT_OUT : 0),
    };
  }
}

/** A solution whose total is a rounded cent off, or whose difference is a tax of which only the name can be read. */
function nearlyClosing({
  subtotal,
  total,
  extras,
  choices,
}: Pick<Combination, 'total' | 'extras' | 'choices'> & { subtotal: SumReading }): ExtrasChoice | null {
  const missing = total.cents - subtotal.cents;
  const rounded = choices.get(missing - 1) ?? choices.get(missing + 1);
  if (rounded) return { ...rounded, cost: rounded.cost + ROUNDED };
  const unread = extras.find(({ kind, options }) => kind === 'tax' && options.length === 0);
  if (!unread || missing <= 0 || missing > MAX_TAX_SHARE * subtotal.cents) return null;
  return { cents: missing, cost: UNREAD_TAX, picks: [{ extra: unread, cents: missing }] };
}

/** A solution when no row may be the total: only the lines. */
function linesOnly({ body, foot }: Sections): Solution {
  const candidates = candidatesOf(body);
  const extras = extrasAsRead(foot.flatMap((row) => extraRowOf(row) ?? []).filter(({ kind }) => kind !== 'tip'));
  const subtotal = subtotalsOf(foot)[0] ?? null;
  const items = new SumFinder(candidates).asRead();
  return {
    candidates,
    items,
    subtotal,
    total: null,
    extras,
    itemsClose: false,
    totalCloses: false,
    isContradicted: false,
    isRepeated: false,
    cost: 3 * OPEN,
  };
}
