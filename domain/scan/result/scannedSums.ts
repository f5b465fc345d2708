import type { Cents } from '../../money';
import type { Read, ScannedBill } from '../bill';
import { boxesOf, type PageOf } from './boxes';
import { chargeOf } from '../solving/charges';
import { confidenceOfAmount } from './confidence';
import type { ExtraKind } from '../solving/extras';
import type { SumReading } from '../solving/foot';
import type { Solution } from '../solving/solve';
import type { Word } from '../words';

type Sums = Pick<ScannedBill, 'subtotal' | 'tax' | 'tip' | 'fees' | 'discount' | 'total'>;

/** The confidence of amounts that were calculated because they could not be read. */
const WORKED_OUT = 0.5;

/** The amounts below the items. */
export function scannedSumsOf({ solution, pageOf }: { solution: Solution; pageOf: PageOf }): Sums {
  const { subtotal, total, itemsClose, totalCloses } = solution;
  const printed = (sum: SumReading | null, confirmed: boolean): Read<Cents> | null =>
    sum && readOf({ value: sum.cents, words: sum.row.line.words, confirmed, cost: sum.cost, pageOf });
  const extra = (kind: ExtraKind): Read<Cents> | null => extraOf({ solution, kind, pageOf });
  const tip = extra('tip');
  const fees = extra('fee');
  return {
    subtotal: printed(subtotal, itemsClose || totalCloses),
    tax: extra('tax'),
    // A printed "Tip 0.00" is a line to fill in by hand.
    tip: tip?.value ? tip : null,
    fees: fees?.value ? fees : null,
    discount: discountOf({ solution, pageOf }),
    total: printed(total, totalCloses) ?? workedOutTotal(solution),
  };
}

function extraOf({
  solution,
  kind,
  pageOf,
}: {
  solution: Solution;
  kind: ExtraKind;
  pageOf: PageOf;
}): Read<Cents> | null {
  const picks = solution.extras.picks.filter((pick) => pick.extra.kind === kind);
  const lines = solution.candidates.flatMap((candidate, index) => {
    const option = solution.items.options[index];
    return option && option.cents > 0 && chargeOf({ candidate, solution }) === kind ? [{ candidate, option }] : [];
  });
  if (picks.length + lines.length === 0) return null;
  const value = [...picks, ...lines.map(({ option }) => option)].reduce((sum, { cents }) => sum + cents, 0);
  const rows = [...picks.map(({ extra }) => extra.row), ...lines.map(({ candidate }) => candidate.row)];
  const asRead = picks.every(({ extra, cents }) => extra.options[0]?.cents === cents);
  const words = rows.flatMap((row) => row.line.words);
  return readOf({ value, words, confirmed: solution.totalCloses, cost: asRead ? 0 : 1, pageOf });
}

/** The discounts above and below the subtotal. */
function discountOf({ solution, pageOf }: { solution: Solution; pageOf: PageOf }): Read<Cents> | null {
  const lines = solution.candidates.flatMap((candidate, index) => {
    const cents = solution.items.options[index]?.cents ?? 0;
    return cents < 0 ? [{ cents, words: candidate.rows.flatMap((row) => row.line.words) }] : [];
  });
  const below = solution.extras.picks
    .filter(({ extra, cents }) => extra.kind === 'discount' && cents < 0)
    .map(({ extra, cents }) => ({ cents, words: extra.row.line.words }));
  const all = [...lines, ...below];
  if (all.length === 0) return null;
  const confirmed = solution.itemsClose && solution.totalCloses;
  const value = -all.reduce((sum, { cents }) => sum + cents, 0);
  return readOf({ value, words: all.flatMap(({ words }) => words), confirmed, cost: 0, pageOf });
}

function workedOutTotal({ subtotal, extras }: Solution): Read<Cents> | null {
  return subtotal && { value: subtotal.cents + extras.cents, confidence: WORKED_OUT, boxes: [] };
}

function readOf({
  value,
  words,
  confirmed,
  cost,
  pageOf,
}: {
  value: Cents;
  words: readonly Word[];
  confirmed: boolean;
  cost: number;
  pageOf: PageOf;
}): Read<Cents> {
  return { value, confidence: confidenceOfAmount({ words, cost, confirmed }), boxes: boxesOf({ words, pageOf }) };
}
