import type { DraftChange } from './Draft';
import type { FormErrors } from './receiptInput';

/** The messages that remain after a change. The one about the field that is being corrected disappears. */
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
    case 'splitTotal':
      return ['items', 'splitEvenlyAmong'];
    case 'splitEvenly':
      return ['splitEvenlyAmong'];
    case 'chooseTipMode':
    case 'pickTip':
    case 'typeTip':
    case 'answerTip':
      return ['tip'];
    case 'chargeService':
      return ['fees', 'serviceChargeRate'];
    case 'confirmScan':
      return ['confirmsScan'];
    // The fields for handles check themselves.
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
