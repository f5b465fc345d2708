import { readFileSync } from 'node:fs';

/** The photos of `photos/README.md` with their totals in cents. */
export const RECEIPT_PHOTOS = [
  { number: 1008, totalCents: 2447 },
  { number: 1010, totalCents: 7783 },
  { number: 1022, totalCents: 3737 },
  { number: 1056, totalCents: 15200 },
  { number: 1092, totalCents: 4330 },
] as const;

export function receiptPhoto(number: (typeof RECEIPT_PHOTOS)[number]['number']): Buffer {
  return readFileSync(new URL(`./photos/${number}.jpg`, import.meta.url));
}
