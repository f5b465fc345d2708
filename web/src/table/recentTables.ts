import { readRecord, writeRecord } from '../lib/deviceStorage';
import { forgetReceiptsExcept } from '../network/offline/seenReceipts';

/** A receipt that was opened on this device, as the start page lists it. */
export interface RecentTable {
  readonly linkId: string;
  readonly restaurantName: string;
  /** ISO date of the meal. */
  readonly date: string;
  readonly role: 'host' | 'diner';
}

const KEY = 'fairtab.tables';
const KEPT = 8;

/** Newest first. */
export function recentTables(): RecentTable[] {
  const stored = readRecord('localStorage', KEY)?.['tables'];
  return Array.isArray(stored) ? stored.filter(isTable) : [];
}

/** Puts the receipt on top of the list. The list stays on this device and is never sent. */
export function rememberTable(table: RecentTable): void {
  const others = recentTables().filter(({ linkId }) => linkId !== table.linkId);
  const tables = [table, ...others].slice(0, KEPT);
  writeRecord('localStorage', KEY, { tables });
  forgetReceiptsExcept(tables.map(({ linkId }) => linkId));
}

export function forgetTables(): void {
  writeRecord('localStorage', KEY, null);
  forgetReceiptsExcept([]);
}

function isTable(value: unknown): value is RecentTable {
  if (typeof value !== 'object' || value === null) return false;
  const { linkId, restaurantName, date, role } = value as Record<string, unknown>;
  return (
    typeof linkId === 'string' &&
    typeof restaurantName === 'string' &&
    typeof date === 'string' &&
    (role === 'host' || role === 'diner')
  );
}
