import { t } from '../language/t';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * The host shows the receipt's photos to everybody who may see the receipt, or hides them again.
 * @param move.isScanned whether the receipt was read from photos
 * @returns a refusal when there are no photos.
 */
export function sharePhotos({
  state,
  areShared,
  isScanned,
}: {
  state: ReceiptState;
  areShared: boolean;
  isScanned: boolean;
}): Decided {
  if (!isScanned) return conflict(t('This receipt was not read from a photo.'));
  return {
    next: state.photosShared === areShared ? state : { ...state, photosShared: areShared },
    fact: { kind: 'photosShared', by: hostOf(state), areShared },
    answer: {},
  };
}
