import type { ScanFailure } from '../generated/prisma/enums';

/** What people are told; clients know the kinds of failure by the words of spec §8. */
export const FAILURE_MESSAGES = {
  notAReceipt: 'This is not a receipt, as far as we can tell. Please try another photo or enter the items yourself.',
  unclear: 'The photo is unclear. Please take a sharper one in better light or enter the items yourself.',
  unreadable: 'The photo could not be opened. Please take another one or enter the items yourself.',
  unavailable: 'Scanning is temporarily unavailable. Please try again or enter the items yourself.',
} as const satisfies Record<ScanFailure, string>;
