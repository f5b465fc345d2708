import { readRecord, recordOf, writeRecord } from '../../lib/deviceStorage';
import { knownMethod, type WireMethod } from '../../lib/wireMethod';

/** How this device paid last, and the handle that was typed for each way to pay. */
interface RememberedPayChoice {
  readonly method: WireMethod | null;
  readonly handles: Readonly<Partial<Record<WireMethod, string>>>;
}

const KEY = 'fairtab.payChoice';

export function recallPayChoice(): RememberedPayChoice {
  const stored = readRecord('localStorage', KEY);
  const handles: Partial<Record<WireMethod, string>> = {};
  for (const [key, value] of Object.entries(recordOf(stored?.['handles']) ?? {})) {
    const method = knownMethod(key);
    if (method && typeof value === 'string') handles[method] = value;
  }
  return { method: knownMethod(stored?.['method']), handles };
}

export function rememberPayChoice({ method, handle }: { method: WireMethod; handle: string }): void {
  const { handles } = recallPayChoice();
  writeRecord('localStorage', KEY, { method, handles: { ...handles, [method]: handle } });
}
