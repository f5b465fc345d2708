import type { DraftChange } from './draft';
import type { FormErrors } from './receiptInput';

/** What is still to be corrected after a change: nobody is told off for what they are just putting right. */
export function stillWrong(errors: FormErrors, change: DraftChange): FormErrors {
  const corrected = new Set(placesOf(change));
  return Object.fromEntries(Object.entries(errors).filter(([place]) => !corrected.has(place)));
}

function placesOf(change: DraftChange): string[] {
  switch (change.kind) {
    case 'type':
      return [change.field];
    case 'changeItem':
      return ['items', ...Object.keys(change.change).map((field) => `items.${change.key}.${field}`)];
    case 'addItem':
    case 'removeItem':
      return ['items'];
    case 'splitEvenly':
      return ['splitEvenlyAmong'];
    case 'chooseTipMode':
    case 'pickTip':
    case 'typeTip':
      return ['tip'];
    case 'confirmScan':
      return ['confirmsScan'];
    // The fields for handles look themselves whether what stands there fits.
    case 'typeHandle':
    case 'takeCash':
    case 'goTo':
    case 'awaitScan':
    case 'takeScan':
    case 'settle':
    case 'keepCorrections':
    case 'startOver':
      return [];
  }
}
