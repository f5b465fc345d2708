import type { Cents } from '../../money';
import type { Row } from '../rows/rows';

const NONE: ReadonlySet<Row> = new Set();

/**
 * The rows of a net amount and of the taxes that make the total of it: "Base imponible 40.27, IVA 4.03, Total 44.30". Where the
 * prices of the dishes include the taxes, these rows confirm the total and add nothing. Empty when they do not.
 */
export function includedIn({
  total,
  subtotal,
  foot,
}: {
  total: { readonly cents: Cents };
  subtotal: { readonly row: Row } | null;
  foot: readonly Row[];
}): ReadonlySet<Row> {
  const taxes = foot.filter((row) => row.label === 'tax' && row.amounts.length > 0);
  const repeated = repeatedTaxes(foot);
  const counted = taxes.filter((row) => !repeated.has(row));
  const sum = counted.reduce((added, row) => added + lastOf(row), 0);
  if (sum === 0) return NONE;
  // Each tax is rounded to a cent.
  const isNet = (cents: Cents): boolean => cents > 0 && Math.abs(total.cents - sum - cents) <= counted.length;
  const nets = foot.filter((row) => NETS.has(row.label) && row !== subtotal?.row && isNet(lastOf(row)));
  return nets.length > 0 ? new Set([...nets, ...taxes]) : NONE;
}

const NETS: ReadonlySet<Row['label']> = new Set(['subtotal', 'none', 'information']);

/**
 * "MwSt 19 %  25.64  4.87" beside a sum of 30.51: a tax with its net amount, which the sum includes. A tax of the subtotal itself was
 * added to it.
 */
export function isTaxWithin({
  row: { label, amounts },
  subtotal,
  total,
}: {
  row: Row;
  subtotal: Cents | null;
  total: Cents;
}): boolean {
  const isSum = (cents: Cents): boolean => [subtotal ?? total, total].some((sum) => Math.abs(cents - sum) <= 1);
  return (
    label === 'tax' &&
    amounts.some(
      ({ cents: net }, at) =>
        net !== subtotal && amounts.slice(at + 1).some(({ cents: tax }) => tax < net && isSum(net + tax)),
    )
  );
}

/** Rows that may repeat a tax: the sum of the taxes above, or one of them again in a table. */
export function repeatedTaxes(foot: readonly Row[]): ReadonlySet<Row> {
  const repeated = new Set<Row>();
  const seen: Cents[] = [];
  for (const row of foot) {
    const cents = row.label === 'tax' ? (row.amounts.at(-1)?.cents ?? 0) : 0;
    if (cents === 0) continue;
    if (seen.includes(cents) || cents === seen.reduce((sum, each) => sum + each, 0)) repeated.add(row);
    else seen.push(cents);
  }
  return repeated;
}

function lastOf({ amounts }: Row): Cents {
  return amounts.at(-1)?.cents ?? 0;
}
