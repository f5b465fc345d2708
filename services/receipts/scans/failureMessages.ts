import { t } from '@fairtab/domain/language/t';
import type { ScanFailure } from '../../generated/prisma/enums';

/** Messages for people. Clients recognise the kind of failure by these words (docs/product/messages.md). */
const FAILURE_MESSAGES = {
  notAReceipt: () =>
    t('This is not a receipt, as far as we can tell. Please try another photo or enter the items yourself.'),
  unclear: () => t('The photo is unclear. Please take a sharper one in better light or enter the items yourself.'),
  unreadable: () => t('The photo could not be opened. Please take another one or enter the items yourself.'),
  unavailable: () => t('Scanning is temporarily unavailable. Please try again or enter the items yourself.'),
} as const satisfies Record<ScanFailure, () => string>;

/** The message for people about a failed scan. */
export function failureMessage({ failure, isText }: { failure: ScanFailure; isText: boolean }): string {
  return isText && failure === 'notAReceipt'
    ? t('No line with a price was found in the text. Please check it or enter the items yourself.')
    : FAILURE_MESSAGES[failure]();
}
