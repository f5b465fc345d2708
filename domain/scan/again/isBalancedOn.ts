import { chooseSheets } from '../sheets/chooseSheets';
import { withDecimals } from '../wholeAmounts';
import type { Page } from '../words';

/** Whether no rule doubts the bill on a photo as it was read. */
export function isBalancedOn(photo: Page): boolean {
  return chooseSheets(withDecimals([photo])).doubtedBy === null;
}
