type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads an object from browser storage; null when there is none or the browser forbids storage. */
export function readRecord(kind: StorageKind, key: string): Record<string, unknown> | null {
  try {
    return recordOf(JSON.parse(window[kind].getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Writes an object to browser storage. Does nothing when the storage is full or forbidden. */
export function writeRecord(kind: StorageKind, key: string, value: object | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
