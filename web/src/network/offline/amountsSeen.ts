import type { Cents } from '@fairtab/domain/money';
import { readOwnRecord, writeOwnRecord } from '../session/ownRecords';

/** The cost of each of the viewer's claims as this device last showed it, by the claim's id. */
export type AmountsSeen = Readonly<Record<string, Cents>>;

/** The keys of these records begin so, after the product's own beginning. */
export const AMOUNTS_START = 'amounts.';

export const amountsKeyOf = (linkId: string): string => `fairtab.${AMOUNTS_START}${linkId}`;

export function recallAmounts(linkId: string): AmountsSeen {
  const amounts = readOwnRecord(amountsKeyOf(linkId))?.['amounts'];
  if (typeof amounts !== 'object' || amounts === null) return {};
  return Object.fromEntries(
    Object.entries(amounts).filter((entry): entry is [string, Cents] => typeof entry[1] === 'number'),
  );
}

export function rememberAmounts(linkId: string, amounts: AmountsSeen): void {
  writeOwnRecord(amountsKeyOf(linkId), { amounts });
}
