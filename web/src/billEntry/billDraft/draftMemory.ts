import { isCurrency } from '@fairtab/domain/currencies';
import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import { readRecord, writeRecord } from '../../lib/deviceStorage';
import { recallPayee } from '../../table/hosting/rememberedPayee';
import type { SharedTable } from '../../sharing/shareTexts';
import { emptyDraft, type Draft } from './Draft';

const CURRENCY = 'fairtab.currency';
/** Under which name the wizard keeps its draft. */
export const WIZARD_DRAFT = 'fairtab.draft';

const FORMAT = 1;

/** The last attempt to submit. The same body is sent again under the same key, so that a retry never makes two receipts. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

export interface Remembered {
  readonly draft: Draft;
  readonly attempt: Attempt | null;
  /** The created receipt, while its share view is open. */
  readonly submitted: SharedTable | null;
}

/**
 * What was typed under this name before a reload, or the fresh draft. Each tab goes on with its own, so that none loses its text
 * to another one; a new tab goes on with what was typed last on this device.
 */
export function recall({ place, fresh }: { place: string; fresh: Draft }): Remembered {
  const stored = readRecord('sessionStorage', place) ?? readRecord('localStorage', place);
  if (stored?.['format'] !== FORMAT || typeof stored['draft'] !== 'object' || stored['draft'] === null)
    return { draft: fresh, attempt: null, submitted: null };
  // This code wrote it in this format. Fields that were added later get their defaults.
  const { draft, attempt, submitted } = stored as unknown as Remembered;
  const known = { ...fresh, ...draft, handles: { ...fresh.handles, ...draft.handles } };
  return { draft: known, attempt: attempt ?? null, submitted: submitted ?? null };
}

/** Keeps what is being typed; null forgets it. */
export function remember({ place, state }: { place: string; state: Remembered | null }): void {
  const record = state && { format: FORMAT, ...state };
  writeRecord('sessionStorage', place, record);
  writeRecord('localStorage', place, record);
}

/** The currency of the last receipt that was made on this device; null before the first one. */
export function recallCurrency(): Currency | null {
  const code = readRecord('localStorage', CURRENCY)?.['code'];
  return isCurrency(code) ? code : null;
}

/** Keeps it for the next receipt on this device. */
export function rememberCurrency({ currency }: Pick<Draft, 'currency'>): void {
  writeRecord('localStorage', CURRENCY, { code: currency });
}

/** An empty draft that knows the currency, the host's name and handles from the last time. */
export function newDraft(today: string): Draft {
  return emptyDraft({ today, currency: recallCurrency() ?? FIRST_CURRENCY, ...recallPayee() });
}
