import type { Cents } from '../../money';
import type { ScannedBill } from '../bill';
import { readBill } from '../readBill';
import { pageOf } from './pageOf';

/** The parts of a bill that tests compare. */
export interface BriefBill {
  /** "2 x Taco 9.00" with the line's price in cents. */
  readonly items: readonly string[];
  readonly subtotal: Cents | null;
  readonly tax: Cents | null;
  readonly tip: Cents | null;
  readonly fees: Cents | null;
  readonly discount: Cents | null;
  readonly total: Cents | null;
  readonly balanced: boolean;
}

export function billOf(text: string): ScannedBill {
  const read = readBill({ pages: [pageOf(text)], today: '2026-11-21' });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

export function briefOf(bill: ScannedBill): BriefBill {
  return {
    items: bill.items.map(({ quantity, name, lineCents }) => `${quantity} ${name} ${lineCents}`),
    subtotal: bill.subtotal?.value ?? null,
    tax: bill.tax?.value ?? null,
    tip: bill.tip?.value ?? null,
    fees: bill.fees?.value ?? null,
    discount: bill.discount?.value ?? null,
    total: bill.total?.value ?? null,
    balanced: bill.balanced,
  };
}

export function readText(text: string): BriefBill {
  return briefOf(billOf(text));
}
