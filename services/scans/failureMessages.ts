import type { ScanFailure } from '../generated/prisma/enums';

/** Messages for people. Clients recognise the kind of failure by these words (docs/product/messages.md). */
export const FAILURE_MESSAGES = {
  notAReceipt: 'This is not a receipt, as far as we can tell. Please try another photo or enter the items yourself.',
  unclear: 'The photo is unclear. Please take a sharper one in better light or enter the items yourself.',
  unreadable: 'The photo could not be opened. Please take another one or enter the items yourself.',
  unavailable: 'Scanning is temporarily unavailable. Please try again or enter the items yourself.',
} as const satisfies Record<ScanFailure, string>;
