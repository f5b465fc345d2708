import { slackOf, type Lean } from '../lines/lean';
import { dividing } from '../solving/quantities';
import { readSheet, type SheetReading } from './readSheet';

/** Arithmetic that closes only by force costs more: nearly two misread digits, or a sum that stays open. */
const FORCED = 5;
/** Lines that belong together close their sums by themselves. */
const MOST_COST = 1.1;
/** Where there are more words, their slopes show well how the paper lies. */
const MOST_WORDS = 400;
/** How far the paper may lean, in what the slopes of most words leave open. */
const SLACK = 2;
const LINES = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
/** How differently top and bottom may lean, in lines. */
const MOST_TWIST = 1.5;
const LEANS: readonly Lean[] = LINES.flatMap((top) =>
  LINES.filter((bottom) => Math.abs(bottom - top) <= MOST_TWIST && (top !== 0 || bottom !== 0)).map((bottom) => ({
    top,
    bottom,
  })),
);

/**
 * On short paper that is turned or bent, few words show its slope, and prices may come to stand beside the names of other lines. When
 * the sums do not close so, lines are joined as if the paper leaned a little otherwise, and the arithmetic of all sums decides. When it
 * closes with different names beside the prices, the commonest way is taken and stays in doubt.
 */
export function withLinesThatClose(reading: SheetReading): SheetReading {
  const { pages, doubtedBy, solution } = reading;
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  if (doubtedBy === null || solution.cost < FORCED || pages.length > 1 || words > MOST_WORDS) return reading;
  const most = SLACK * slackOf(reading.rows.map(({ line }) => line));
  const leans = LEANS.filter(({ top, bottom }) => Math.max(Math.abs(top), Math.abs(bottom)) <= most);
  const closing = leans
    .map((lean) => readSheet(pages, lean))
    .filter((each) => each.doubtedBy === null && each.solution.cost <= MOST_COST);
  const [first] = closing;
  if (!first) return reading;
  const alike = (one: SheetReading): number => closing.filter((other) => textOf(other) === textOf(one)).length;
  const commonest = closing.reduce((best, each) => (alike(each) > alike(best) ? each : best), first);
  const areAgreed = closing.every((each) => hasSamePairs(each, commonest));
  return areAgreed ? commonest : { ...commonest, doubtedBy: 'rowsShifted' };
}

interface Dish {
  readonly name: string;
  readonly units: number;
  readonly cents: number;
}

function dishesOf({ solution: { candidates, items } }: SheetReading): Dish[] {
  return candidates.flatMap(({ name, quantity }, at) => {
    const cents = items.options[at]?.cents ?? 0;
    return cents === 0 ? [] : [{ name, units: dividing(quantity, cents).units, cents }];
  });
}

function textOf(reading: SheetReading): string {
  return JSON.stringify([dishesOf(reading), reading.solution.total?.cents]);
}

/** Whether two readings have the same dishes. Words around a name that belong to none of them do not matter. */
function hasSamePairs(one: SheetReading, other: SheetReading): boolean {
  const [some, others] = [dishesOf(one), dishesOf(other)];
  return (
    one.solution.total?.cents === other.solution.total?.cents &&
    some.length === others.length &&
    some.every(({ name, units, cents }, at) => {
      const second = others[at];
      if (!second || cents !== second.cents || units !== second.units) return false;
      return name.includes(second.name) || second.name.includes(name);
    })
  );
}
