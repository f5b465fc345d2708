import { dishesOf } from '../bill/evenSplit';
import type { EditReceipt } from '../inputs/editReceiptInput';
import { decimalsOf, type Cents, type Currency } from '../money';
import type { ReceiptState } from '../receipts';
import { followsParts } from './rebill';

/**
 * The same bill in another currency: 12.34 stays 12.34, so its minor units change with the decimals. Amounts that the edit
 * replaces anyway need not fit.
 * @returns null when an amount needs more decimals than the currency has.
 */
export function inCurrency(
  state: ReceiptState,
  { currency, replaced }: { currency: Currency; replaced: Omit<EditReceipt, 'receiptId'> },
): ReceiptState | null {
  const more = decimalsOf(currency) - decimalsOf(state.currency);
  if (more === 0) return { ...state, currency };
  const scaled = (cents: Cents): Cents => (more > 0 ? cents * 10 ** more : cents / 10 ** -more);
  const kept = [
    ...(replaced.items ? [] : dishesOf(state).flatMap(({ priceCents, discountCents }) => [priceCents, discountCents])),
    replaced.taxCents === undefined ? state.taxCents : 0,
    replaced.alcoholTaxCents === undefined ? state.alcoholTaxCents : 0,
    replaced.tipCents === undefined ? state.tipCents : 0,
    // A percentage of the dishes is rounded anew.
    replaced.feesCents === undefined && state.serviceChargePercent === null ? state.feesCents : 0,
    replaced.discountCents === undefined ? state.discountCents : 0,
    replaced.totalCents === undefined && !followsParts(state) ? state.totalCents : 0,
  ];
  if (kept.some((cents) => !Number.isInteger(scaled(cents)))) return null;
  const whole = (cents: Cents): Cents => Math.round(scaled(cents));
  const priced = <T extends { readonly priceCents: Cents; readonly discountCents: Cents }>(line: T): T => ({
    ...line,
    priceCents: whole(line.priceCents),
    discountCents: whole(line.discountCents),
  });
  return {
    ...state,
    currency,
    taxCents: whole(state.taxCents),
    alcoholTaxCents: whole(state.alcoholTaxCents),
    tipCents: whole(state.tipCents),
    feesCents: whole(state.feesCents),
    discountCents: whole(state.discountCents),
    totalCents: whole(state.totalCents),
    items: state.items.map(priced),
    evenSplit: state.evenSplit && { ...state.evenSplit, dishes: state.evenSplit.dishes.map(priced) },
    claims: state.claims.map((claim) => ({ ...claim, amountCents: whole(claim.amountCents) })),
  };
}
