import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { editDistance } from '@fairtab/domain/scan/text/spelling';
import type { Truth } from './generator/Bill';

/** Hits and tries. */
export type Share = readonly [hits: number, tries: number];

/** How right one bill is. Shares of several bills are added up. */
export interface Score {
  readonly total: Share;
  readonly subtotal: Share;
  readonly tax: Share;
  readonly tip: Share;
  readonly date: Share;
  readonly name: Share;
  /** Twice the lines that are right, and the lines that are true and said: their quotient is F1. */
  readonly prices: Share;
  readonly names: Share;
  readonly quantities: Share;
  /** Every price and the total, and none invented. */
  readonly exact: Share;
  readonly balanced: Share;
  /** Balanced bills that are exact. */
  readonly trustedAmounts: Share;
  /** Balanced bills that are exact with quantities and tax. */
  readonly trusted: Share;
  /** Bills that are exact with quantities and tax, and balanced. The others are doubted without need. */
  readonly believed: Share;
  /** Bills that are not exact and have a doubt. */
  readonly doubted: Share;
}

const SAME_NAME = 0.7;

/** Compares a bill with its truth. Null when nothing could be read. */
export function scoreOf(bill: ScannedBill | null, truth: Truth): Score {
  const field = (said: number | null, true_: number | null): Share =>
    true_ === null ? [0, 0] : [said !== null && said === cents(true_) ? 1 : 0, 1];
  const total = field(bill?.total?.value ?? null, truth.total);
  const tax = field(bill?.tax?.value ?? 0, truth.tax);
  const lines = truth.items === null ? null : matched(bill?.items ?? [], truth.items);
  const isExact = lines !== null && lines.right === lines.true && lines.said === lines.true && total[0] === 1;
  const isBalanced = bill?.balanced === true;
  const isRight = isExact && lines.counted === lines.right && (truth.tax === null || tax[0] === 1);
  const when = (asked: boolean, hit: boolean): Share => (asked ? [hit ? 1 : 0, 1] : [0, 0]);
  return {
    total,
    subtotal: field(bill?.subtotal?.value ?? null, truth.subtotal),
    tax,
    tip: !truth.tip ? [0, 0] : field(bill?.tip?.value ?? null, truth.tip),
    date: when(Boolean(truth.date), bill?.date?.value === truth.date),
    name: when(Boolean(truth.restaurantName), sameName(bill?.restaurantName?.value ?? '', truth.restaurantName ?? '')),
    prices: lines ? [2 * lines.right, lines.true + lines.said] : [0, 0],
    names: lines ? [2 * lines.named, lines.true + lines.said] : [0, 0],
    quantities: lines ? [lines.counted, lines.right] : [0, 0],
    exact: when(lines !== null && lines.true > 0, isExact),
    balanced: [isBalanced ? 1 : 0, 1],
    trustedAmounts: when(isBalanced && lines !== null, isExact),
    trusted: when(isBalanced && lines !== null, isRight),
    believed: when(isRight && truth.items?.length !== 0, isBalanced),
    doubted: when(!isExact && bill !== null, bill !== null && (bill.doubts.length > 0 || !bill.balanced)),
  };
}

export function sumOfScores(scores: readonly Score[]): Score {
  const [first, ...others] = scores;
  if (!first) throw new RangeError('There are no scores');
  return others.reduce((sum, score) => {
    const added = Object.entries(sum).map(([key, [hits, tries]]: [string, Share]) => {
      const [moreHits, moreTries] = score[key as keyof Score];
      return [key, [hits + moreHits, tries + moreTries]];
    });
    return Object.fromEntries(added) as Score;
  }, first);
}

interface Matched {
  readonly true: number;
  readonly said: number;
  readonly right: number;
  readonly named: number;
  readonly counted: number;
}

/** Pairs lines with the same price, the most similar names first. Units printed one by one may be one line or several. */
function matched(said: ScannedBill['items'], items: NonNullable<Truth['items']>): Matched {
  const left = [...said];
  const take = (price: number, name: string): ScannedBill['items'][number] | null => {
    const [best] = left
      .filter(({ lineCents }) => lineCents === price)
      .sort((a, b) => similarity(b.name, name) - similarity(a.name, name));
    if (!best) return null;
    left.splice(left.indexOf(best), 1);
    return best;
  };
  const sum = { true: 0, said: said.length, right: 0, named: 0, counted: 0 };
  for (const { name, quantity, price } of items) {
    const line = cents(price);
    const one = take(line, name);
    const units = one || quantity < 2 ? [] : unitsOf({ left, name, quantity, line });
    for (const unit of units) left.splice(left.indexOf(unit), 1);
    const found = one ? [one] : units;
    sum.true += Math.max(1, units.length);
    sum.right += found.length;
    sum.named += found.filter((each) => similarity(each.name, name) >= SAME_NAME).length;
    const isCounted = !one || one.quantity === quantity || (line % quantity !== 0 && one.quantity === 1);
    sum.counted += isCounted ? found.length : 0;
  }
  return sum;
}

function unitsOf({
  left,
  name,
  quantity,
  line,
}: {
  left: readonly ScannedBill['items'][number][];
  name: string;
  quantity: number;
  line: number;
}): ScannedBill['items'][number][] {
  const unit = Math.round(line / quantity);
  const alike = left.filter((each) => each.lineCents === unit && similarity(each.name, name) >= 0.5);
  return alike.length >= quantity ? alike.slice(0, quantity) : [];
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function similarity(a: string, b: string): number {
  const [x, y] = [plain(a), plain(b)];
  const length = Math.max(x.length, y.length);
  return length === 0 ? 1 : 1 - editDistance(x, y) / length;
}

function sameName(said: string, name: string): boolean {
  const [x, y] = [plain(said), plain(name)];
  return similarity(said, name) >= SAME_NAME || (x.length > 3 && y.length > 3 && (x.includes(y) || y.includes(x)));
}
