import type { Ruler } from '@fairtab/domain/shares';
import { useMemo } from 'react';
import { rulerOfTable } from './pricing';
import type { TableState } from './tableState';

/** The bill's ruler, the same object until the bill itself is edited. */
export function useRuler(table: TableState): Ruler {
  const { items, tax, alcoholTax, tip, fees, discount, total } = table;
  const lines = items.map(({ price, quantity, taxClass, discount: off }) => [price, quantity, taxClass, off]);
  const bill = JSON.stringify([tax, alcoholTax, tip, fees, discount, total, lines]);
  // Claims change the items all the time, but only the values in `bill` change the ruler.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => rulerOfTable(table), [bill]);
}
