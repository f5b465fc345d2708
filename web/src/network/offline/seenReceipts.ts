import { recordOf, writeRecord } from '../../lib/deviceStorage';
import { ownKeys, readOwnRecord, writeOwnRecord } from '../session/ownRecords';
import { AMOUNTS_START, amountsKeyOf } from './amountsSeen';
import type { ReceiptRecords } from './receiptRecords';

/** A receipt as this device has last seen it. */
export interface SeenReceipt {
  /** In ms since 1970, by this device's clock. */
  readonly seenAtMs: number;
  readonly records: ReceiptRecords;
}

const keyOf = (linkId: string): string => `fairtab.seen.${linkId}`;

/** In characters. Eight receipts of this size fit into the 5 MB that browsers give, beside drafts and writes that wait. */
const MOST_CHARACTERS = 150_000;

/** @returns null when there is none, or when it was seen in the session of another account. */
export function recallReceipt(linkId: string): SeenReceipt | null {
  const record = readOwnRecord(keyOf(linkId));
  const seenAtMs = record?.['seenAtMs'];
  const records = recordOf(record?.['records']);
  return typeof seenAtMs === 'number' && records ? { seenAtMs, records: records as ReceiptRecords } : null;
}

/** Replaces what is kept of this receipt. One that is too large is not kept, and neither is its older state. */
export function keepReceipt(linkId: string, seen: SeenReceipt): void {
  const isSmall = JSON.stringify(seen.records).length <= MOST_CHARACTERS;
  writeOwnRecord(keyOf(linkId), isSmall ? seen : null);
}

export function forgetReceipt(linkId: string): void {
  writeRecord('localStorage', keyOf(linkId), null);
}

/** Forgets all receipts but these. */
export function forgetReceiptsExcept(linkIds: readonly string[]): void {
  const kept = new Set(linkIds.flatMap((linkId) => [keyOf(linkId), amountsKeyOf(linkId)]));
  for (const key of [...ownKeys('seen.'), ...ownKeys(AMOUNTS_START)])
    if (!kept.has(key)) writeRecord('localStorage', key, null);
}
