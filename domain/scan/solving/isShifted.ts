import type { Row } from '../rows/rows';
import type { Solution } from './solve';

/**
 * Whether prices may stand beside the name above their own, as on paper whose slope was hardly seen: the first dish has no
 * count although all others have one, and among them a line with a count has no price. The first one is rather the name of
 * the restaurant.
 */
export function isShifted(rows: readonly Row[], { candidates, items }: Solution): boolean {
  const dishes = candidates.filter((_, at) => (items.options[at]?.cents ?? 0) > 0).map(({ row }) => row);
  const [first, ...others] = dishes;
  const last = others.at(-1);
  if (!first || !last || isCounted(first) || !others.every(isCounted)) return false;
  const below = rows.findIndex((row, at) => at > rows.indexOf(last) && row.amounts.length > 0);
  const among = rows.slice(rows.indexOf(first), below < 0 ? rows.length : below);
  return among.some((row) => row.amounts.length === 0 && isCounted(row) && /[a-z]{2}/i.test(row.item.name));
}

function isCounted({ item }: Row): boolean {
  return item.quantity !== null;
}
