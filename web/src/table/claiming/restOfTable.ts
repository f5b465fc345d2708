import type { Portion } from '@fairtab/domain/claims';
import type { Cents } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { portionOfRest } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import type { TableItem, TableState } from '../tableState';

interface RestOfItem {
  readonly item: TableItem;
  readonly portion: Portion;
  readonly amountCents: Cents;
}

/**
 * All that nobody has claimed, one claim for each line, at the price that it will have. A line whose rest no claim can hold
 * is left out; it takes several ways of sharing one dish that have nothing in common.
 */
export function restOfTable({ table, ruler }: { table: TableState; ruler: Ruler }): RestOfItem[] {
  return table.items.flatMap((item, itemIndex) => {
    const free = freeOf(item);
    const portion = portionOfRest(free);
    const preview = portion && previewClaim({ ruler, itemIndex, free, portion });
    return preview ? [{ item, portion, amountCents: preview.amountCents }] : [];
  });
}
