import { TIP_PRESETS_PERCENT } from '@fairtab/domain/receipts';
import { readPercent } from '@fairtab/domain/bill/serviceCharge';
import { readRecord, writeRecord } from '../../lib/deviceStorage';

const KEY = 'fairtab.tip';

/** The tip that this device chose last, in percent; 0 for none, null before the first time. */
export function recallTip(): number | null {
  const percent = readRecord('localStorage', KEY)?.['percent'];
  return percent === 0 ? 0 : typeof percent === 'number' ? readPercent(String(percent)) : null;
}

/** A tip beside the presets: the one of last time when it was none of them. */
export function otherTip(usual: number | null): number {
  return usual === null || usual === 0 || isPreset(usual) ? 10 : usual;
}

export function isPreset(percent: number): boolean {
  return TIP_PRESETS_PERCENT.some((preset) => preset === percent);
}

export function rememberTip(percent: number): void {
  writeRecord('localStorage', KEY, { percent });
}
