import type { Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { itemsWithoutCoupons, type Draft } from './Draft';

/** The sum of a draft's parts while it is being typed. An amount that cannot be read yet counts as 0. */
interface BillCheck {
  /** Without the coupons of single items. */
  readonly itemsCents: Cents;
  readonly taxCents: Cents;
  readonly alcoholTaxCents: Cents;
  readonly tipCents: Cents;
  readonly feesCents: Cents;
  readonly discountCents: Cents;
  readonly computedCents: Cents;
  /** The printed total; null when none is given. The computed total is used then. */
  readonly printedCents: Cents | null;
  /** Printed minus computed; 0 when it adds up. */
  readonly differenceCents: Cents;
}

export function checkBill(draft: Draft): BillCheck {
  const read = (text: string): Cents => parseMoney(text, draft.currency) ?? 0;
  const parts = {
    itemsCents: itemsWithoutCoupons(draft),
    taxCents: read(draft.tax),
    alcoholTaxCents: read(draft.alcoholTax),
    tipCents: read(draft.tip),
    feesCents: read(draft.fees),
    discountCents: read(draft.discount),
  };
  const taxesCents = parts.taxCents + parts.alcoholTaxCents;
  const computedCents = parts.itemsCents + taxesCents + parts.tipCents + parts.feesCents - parts.discountCents;
  const printedCents = draft.total.trim() ? parseMoney(draft.total, draft.currency) : null;
  return {
    ...parts,
    computedCents,
    printedCents,
    differenceCents: printedCents === null ? 0 : printedCents - computedCents,
  };
}
