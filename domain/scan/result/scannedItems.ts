import type { ScannedItem } from '../bill';
import { boxesOf, type PageOf } from './boxes';
import { chargeOf } from '../solving/charges';
import { confidenceOfAmount, confidenceOfText } from './confidence';
import { lineDiscountsOf } from './lineDiscounts';
import { notesOf, shortened } from './notes';
import type { Row } from '../rows/rows';
import { thousandsIn } from '../text/amounts';
import { dividing, ONE, withoutNumber } from '../solving/quantities';
import type { Solution } from '../solving/solve';

/** The name of a line whose name cannot be read. */
const UNNAMED = 'Item';

/** The confidence of a line whose number of units may be misread, or no number of units. */
const GUESSED_QUANTITY = 0.7;

/** The lines of a bill that have a price, in their printed order. */
export function scannedItemsOf({
  rows,
  solution,
  pageOf,
}: {
  rows: readonly Row[];
  solution: Solution;
  pageOf: PageOf;
}): ScannedItem[] {
  const notes = notesOf({ rows, solution });
  const discounts = lineDiscountsOf(solution);
  return solution.candidates.flatMap((candidate, index) => {
    const option = solution.items.options[index];
    if (!option || option.cents <= 0 || chargeOf({ candidate, solution })) return [];
    const words = candidate.rows.flatMap((row) => row.line.words);
    const price = confidenceOfAmount({
      words: candidate.amount.words,
      cost: option.cost,
      confirmed: solution.itemsClose,
    });
    const thousands = thousandsIn({ cents: candidate.amount.cents, reading: option.cents });
    const name = thousands === null ? candidate.name : withoutNumber(candidate.name, thousands);
    const quantity = thousands === null ? dividing(candidate.quantity, option.cents) : ONE;
    const read = name ? Math.min(price, confidenceOfText(words)) : price / 2;
    const taken = discounts.get(index);
    const note = [notes.get(index), taken?.words].filter(Boolean).join(', ');
    const atMost = quantity.isSure ? 1 : GUESSED_QUANTITY;
    return [
      {
        name: name || UNNAMED,
        ...(note !== '' && { note: shortened(note) }),
        quantity: quantity.units,
        unitPriceCents: option.cents / quantity.units,
        lineCents: option.cents,
        ...(taken && { discountCents: taken.cents }),
        confidence: Math.min(read, atMost),
        amountConfidence: Math.min(price, atMost),
        boxes: boxesOf({ words, pageOf }),
      },
    ];
  });
}
