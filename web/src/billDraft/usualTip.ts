import { TIP_PRESETS_PERCENT } from '@fairtab/domain/receipts';
import { readRecord, writeRecord } from '../lib/deviceStorage';

const KEY = 'fairtab.tip';

/** The tip that this device chose last, in percent; 0 for none, null before the first time. */
export function recallTip(): number | null {
  const percent = readRecord('localStorage', KEY)?.['percent'];
  return [0, ...TIP_PRESETS_PERCENT].find((known) => known === percent) ?? null;
}

export function rememberTip(percent: number): void {
  writeRecord('localStorage', KEY, { percent });
}
