import { readRecord, writeRecord } from '../lib/deviceMemory';

/** A table this device has been at, as the start page lists it. */
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

/** Puts the table on top of the list. Only this device knows the list; nothing of it is sent anywhere. */
export function rememberTable(table: RecentTable): void {
  const others = recentTables().filter(({ linkId }) => linkId !== table.linkId);
  writeRecord('localStorage', KEY, { tables: [table, ...others].slice(0, KEPT) });
}

export function forgetTables(): void {
  writeRecord('localStorage', KEY, null);
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
