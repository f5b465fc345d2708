import type { Doubt, ScannedBill } from '../bill';
import type { Row } from '../rows/rows';
import { boxesOf, type PageOf } from './boxes';
import { handwrittenTipOf } from './handwrittenTip';

/** The confidence of what is written by hand: the host always checks it. */
const HANDWRITTEN = 0.5;

/** Rows, and the photo of each of their words. */
export interface RowsOnPages {
  readonly rows: readonly Row[];
  readonly pageOf: PageOf;
}

type Bill = Omit<ScannedBill, 'doubts'>;

/**
 * The bill with the tip that was written by hand below its total, and a doubt about it. The printed total stays. A bill whose
 * arithmetic has that tip already keeps its amounts, and they are marked as unsure. Neither is balanced, because its host has to look.
 * @param places where the tip may be: the rows of the bill, and those of the whole photos
 */
export function withHandwrittenTip(bill: Bill, places: readonly RowsOnPages[]): { bill: Bill; doubt: Doubt | null } {
  const { tip, total } = bill;
  // A total without a place was calculated, and confirms nothing.
  if (!total || total.boxes.length === 0) return { bill, doubt: null };
  const printedCents = total.value - (tip?.value ?? 0);
  for (const { rows, pageOf } of places) {
    const found = handwrittenTipOf({ rows, printedCents, isCounted: tip !== null });
    if (!found || (tip && tip.value !== found.cents)) continue;
    if (tip)
      return {
        bill: {
          ...bill,
          tip: { ...tip, confidence: HANDWRITTEN },
          total: { ...total, confidence: HANDWRITTEN },
          balanced: false,
        },
        doubt: { kind: 'unconfirmed', item: null, isHandwrittenTip: true },
      };
    const boxes = boxesOf({ words: found.words, pageOf });
    return {
      bill: { ...bill, tip: { value: found.cents, confidence: HANDWRITTEN, boxes }, balanced: false },
      doubt: { kind: 'totalDoesNotAddUp', differenceCents: -found.cents, item: null, isHandwrittenTip: true },
    };
  }
  return { bill, doubt: null };
}
