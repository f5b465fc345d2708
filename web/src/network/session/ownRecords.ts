import { readRecord, writeRecord } from '../../lib/deviceStorage';
import { currentSession } from './session';

/** All keys of this product in local storage begin so. */
const PREFIX = 'fairtab.';
const GUEST = 'guest';

/** Reads what writeOwnRecord wrote. Null when it was written in the session of another account. */
export function readOwnRecord(key: string): Record<string, unknown> | null {
  const record = readRecord('localStorage', key);
  return record && isOwn(record) ? record : null;
}

/** Keeps an object on this device for whoever is signed in now: an account, or the guest that this browser is. */
export function writeOwnRecord(key: string, value: object | null): void {
  writeRecord('localStorage', key, value && { ...value, owner: owner() });
}

/** Erases what was kept for accounts that are not signed in any more. */
export function forgetRecordsOfOthers(): void {
  for (const key of ownKeys()) {
    const record = readRecord('localStorage', key);
    if (record && !isOwn(record)) writeRecord('localStorage', key, null);
  }
}

/** The keys in local storage that begin with `fairtab.` and then this. */
export function ownKeys(start = ''): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${start}`));
  } catch {
    return [];
  }
}

/** What the guest of this device left is seen by its account, too: it is the same person's. */
function isOwn({ owner: written = GUEST }: Record<string, unknown>): boolean {
  return written === GUEST || written === owner();
}

/** The beginning of the session's secret tells sessions apart, and is of no use to anybody. */
function owner(): string {
  return currentSession().id?.slice(0, 8) ?? GUEST;
}
