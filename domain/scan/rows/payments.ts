import type { Cents } from '../../money';
import type { Amount } from '../text/amounts';
import { codeIn } from '../text/currencyMarks';
import type { Label } from '../text/Label';

/** What of a row says whether it repeats the total. */
interface Row {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly rest: string;
  readonly label: Label;
}

/**
 * Marks the rows that say the total once more: what is paid in a language that the vocabulary does not know ("PIN 41.30" below a
 * total of 41.30), the total in another currency, and the amount in large letters above the bill.
 */
export function paymentsMarked<T extends Row>(rows: readonly T[]): T[] {
  const own = rows.flatMap((row) => (isTotal(row) ? (codeIn(row.text) ?? []) : []))[0] ?? null;
  const dish = rows.findIndex((row) => row.label === 'none' && row.amounts.length > 0 && /\p{L}{2}/u.test(row.rest));
  return rows.map((row, at) => {
    if (isTotal(row)) return isOfOtherCurrency(row, own) ? { ...row, label: 'information' } : row;
    if (row.label !== 'none' || row.amounts.length !== 1) return row;
    const isAlike = (other: Row): boolean => SUMS.has(other.label) && centsOf(other) === centsOf(row);
    if (at < dish) return centsOf(row) > 0 && rows.slice(dish).some(isAlike) ? { ...row, label: 'information' } : row;
    const isPaid =
      centsOf(row) > 0 && rows.slice(Math.max(0, dish), at).some((above) => isTotal(above) && isAlike(above));
    return isPaid && dish >= 0 ? { ...row, label: 'tender' } : row;
  });
}

const SUMS: ReadonlySet<Label> = new Set(['total', 'tender']);

function isTotal({ label, amounts }: Row): boolean {
  return label === 'total' && amounts.length > 0;
}

function isOfOtherCurrency(row: Row, own: string | null): boolean {
  const code = codeIn(row.text);
  return code !== null && code !== own;
}

function centsOf({ amounts }: Row): Cents {
  return amounts.at(-1)?.cents ?? 0;
}
