import type { Cents } from '../../money';
import type { ScannedItem } from '../bill';
import { boxesOf, type PageOf } from './boxes';
import type { Candidate } from '../solving/candidates';
import { chargeOf } from '../solving/charges';
import { confidenceOfAmount, confidenceOfText } from './confidence';
import type { Solution } from '../solving/solve';

/** The name of a line whose name cannot be read. */
const UNNAMED = 'Item';

/** The lines of a bill that have a price, in their printed order. */
export function scannedItemsOf({ solution, pageOf }: { solution: Solution; pageOf: PageOf }): ScannedItem[] {
  return solution.candidates.flatMap((candidate, index) => {
    const option = solution.items.options[index];
    if (!option || option.cents <= 0 || chargeOf({ candidate, solution })) return [];
    const words = candidate.rows.flatMap((row) => row.line.words);
    const price = confidenceOfAmount({
      words: candidate.amount.words,
      cost: option.cost,
      confirmed: solution.itemsClose,
    });
    const confidence = candidate.name ? Math.min(price, confidenceOfText(words)) : price / 2;
    return [
      {
        name: candidate.name || UNNAMED,
        ...quantityOf({ candidate, lineCents: option.cents }),
        lineCents: option.cents,
        confidence,
        boxes: boxesOf({ words, pageOf }),
      },
    ];
  });
}

/** A line whose price does not divide by its quantity has quantity 1. */
function quantityOf({ candidate, lineCents }: { candidate: Candidate; lineCents: Cents }): {
  quantity: number;
  unitPriceCents: Cents;
} {
  const unitPriceCents = lineCents / candidate.quantity;
  if (!Number.isInteger(unitPriceCents)) return { quantity: 1, unitPriceCents: lineCents };
  return { quantity: candidate.quantity, unitPriceCents };
}
