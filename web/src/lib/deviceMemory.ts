import type { WireMethod } from '../table/tableState';

/** What this device remembers about the person who holds it, so that the next claim is one tap. */
export interface RememberedDiner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** How this device paid last, and the handle it typed for each rail. */
export interface RememberedPayChoice {
  readonly method: WireMethod | null;
  readonly handles: Readonly<Partial<Record<WireMethod, string>>>;
}

const DINER = 'fairtab.diner';
const PAY_CHOICE = 'fairtab.payChoice';

export function recallDiner(): RememberedDiner | null {
  const stored = readRecord('localStorage', DINER);
  const name = textOf(stored?.['name']).trim();
  return name ? { name, email: textOf(stored?.['email']), phone: textOf(stored?.['phone']) } : null;
}

export function rememberDiner(diner: RememberedDiner): void {
  writeRecord('localStorage', DINER, diner);
}

export function recallPayChoice(): RememberedPayChoice {
  const stored = readRecord('localStorage', PAY_CHOICE);
  const method = methodOf(stored?.['method']);
  const known = recordOf(stored?.['handles']) ?? {};
  const handles: Partial<Record<WireMethod, string>> = {};
  for (const [key, value] of Object.entries(known)) {
    const rail = methodOf(key);
    if (rail && typeof value === 'string') handles[rail] = value;
  }
  return { method, handles };
}

export function rememberPayChoice({ method, handle }: { method: WireMethod; handle: string }): void {
  const { handles } = recallPayChoice();
  writeRecord('localStorage', PAY_CHOICE, { method, handles: { ...handles, [method]: handle } });
}

const METHODS = {
  VENMO: true,
  CASHAPP: true,
  ZELLE: true,
  PAYPAL: true,
  BANK: true,
  CARD: true,
  CASH: true,
} satisfies Record<WireMethod, true>;

export function methodOf(value: unknown): WireMethod | null {
  return typeof value === 'string' && value in METHODS ? (value as WireMethod) : null;
}

export type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads an object from a browser storage; null when there is none, or when the browser forbids storage. */
export function readRecord(kind: StorageKind, key: string): Record<string, unknown> | null {
  try {
    return recordOf(JSON.parse(window[kind].getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps an object in a browser storage. A full or forbidden storage only costs the memory, never the action. */
export function writeRecord(kind: StorageKind, key: string, value: object | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
