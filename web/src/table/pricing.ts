import { freePieces, lengthOf, parseUnits, takePieces, type Portion } from '@fairtab/domain/claims';
import { partCosting } from '@fairtab/domain/bill/partCosting';
import { centsOf, type Cents } from '@fairtab/domain/money';
import { rulerOf, type Piece, type Ruler } from '@fairtab/domain/shares';
import type { TableItem, TableState } from './tableState';
import { domainTaxClass } from '../lib/wireTaxClass';

type BillFields = Pick<TableState, 'tax' | 'alcoholTax' | 'tip' | 'fees' | 'discount' | 'total'> & {
  readonly items: readonly Pick<TableItem, 'price' | 'quantity' | 'taxClass' | 'discount'>[];
};

/** The bill's ruler, by the same exact arithmetic that the server charges by (docs/product/bill.md). */
export function rulerOfTable(table: BillFields): Ruler {
  return rulerOf({
    items: table.items.map(({ price, quantity, taxClass, discount }) => ({
      priceCents: centsOf(price),
      quantity,
      taxClass: domainTaxClass(taxClass),
      discountCents: centsOf(discount),
    })),
    taxCents: centsOf(table.tax),
    alcoholTaxCents: centsOf(table.alcoholTax),
    tipCents: centsOf(table.tip),
    feesCents: centsOf(table.fees),
    discountCents: centsOf(table.discount),
    totalCents: centsOf(table.total),
  });
}

export function freeOf(item: Pick<TableItem, 'free'>): Piece[] {
  return piecesOf(item.free);
}

/** The free part of a line, for a claim that replaces others. */
export function freeWithout(
  item: Pick<TableItem, 'quantity' | 'free' | 'claims'>,
  replaced: readonly string[],
): readonly Piece[] {
  if (replaced.length === 0) return freeOf(item);
  const kept = item.claims.filter(({ id, status }) => status !== 'CANCELLED' && !replaced.includes(id));
  return freePieces(
    item.quantity,
    kept.flatMap(({ pieces }) => piecesOf(pieces)),
  );
}

/** Stretches of a line as the wire has them. */
export function piecesOf(stretches: TableItem['free']): Piece[] {
  return stretches.map(({ start, end }) => ({ start: parseUnits(start), end: parseUnits(end) }));
}

/** The cost of a claim with its part of tax and tip: "I take $10 of it". */
export interface Costing {
  readonly costCents: Cents;
}

/** The stretches of a line that a claim would get, how much of the line they are, and what they cost, in cents. */
export interface Preview {
  readonly portion: Portion;
  readonly pieces: readonly Piece[];
  readonly amountCents: Cents;
}

/**
 * What a claim will cost, before it is made. The pieces are chosen as the server chooses them, so the amount shown is the
 * amount charged.
 * @returns null when less than that is left.
 */
export function previewClaim(details: {
  ruler: Ruler;
  itemIndex: number;
  free: readonly Piece[];
  portion: Portion | Costing;
}): Preview | null {
  const { ruler, itemIndex, free, portion: wanted } = details;
  if ('costCents' in wanted) {
    const part = partCosting({ ruler, line: itemIndex, free, amountCents: wanted.costCents });
    return part && { ...part, amountCents: wanted.costCents };
  }
  const pieces = takePieces(free, lengthOf(wanted));
  if (!pieces || lengthOf(wanted) === 0n) return null;
  return { pieces, portion: wanted, amountCents: ruler.amountOf(itemIndex, pieces) };
}
