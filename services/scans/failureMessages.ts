import { t } from '@fairtab/domain/language/t';
import type { ScanFailure } from '../generated/prisma/enums';

/** Messages for people. Clients recognise the kind of failure by these words (docs/product/messages.md). */
export const FAILURE_MESSAGES = {
  notAReceipt: () =>
    t('This is not a receipt, as far as we can tell. Please try another photo or enter the items yourself.'),
  unclear: () => t('The photo is unclear. Please take a sharper one in better light or enter the items yourself.'),
  unreadable: () => t('The photo could not be opened. Please take another one or enter the items yourself.'),
  unavailable: () => t('Scanning is temporarily unavailable. Please try again or enter the items yourself.'),
} as const satisfies Record<ScanFailure, () => string>;
