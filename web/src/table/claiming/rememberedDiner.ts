import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';

/** What this device remembers about its diner, so that the next claim is one tap. */
export interface RememberedDiner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const KEY = 'fairtab.diner';

export function recallDiner(): RememberedDiner | null {
  const stored = readRecord('localStorage', KEY);
  const name = textOf(stored?.['name']).trim();
  return name ? { name, email: textOf(stored?.['email']), phone: textOf(stored?.['phone']) } : null;
}

export function rememberDiner(diner: RememberedDiner): void {
  writeRecord('localStorage', KEY, diner);
}
