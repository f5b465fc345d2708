import { PAYEE_METHODS, type PayeeMethod } from '@fairtab/domain/waysToPay';
import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';
import { recallDiner } from '../claiming/rememberedDiner';

/** A host's handles as they were typed; an empty text for a way that the host does not take. */
export type Handles = Readonly<Record<PayeeMethod, string>>;

/** The person whom the table pays, and how. */
export interface Payee {
  readonly hostName: string;
  readonly handles: Handles;
  readonly takesCash: boolean;
}

const KEY = 'fairtab.payee';

export const NO_HANDLES: Handles = { venmo: '', cashapp: '', paypal: '', zelle: '', bank: '' };

/** How the host of the last receipt on this device was paid. Before the first one only the diner's name may be known. */
export function recallPayee(): Payee {
  const stored = readRecord('localStorage', KEY);
  const handles: Record<PayeeMethod, string> = { ...NO_HANDLES };
  for (const method of PAYEE_METHODS) handles[method] = textOf(stored?.[method]);
  const name = stored?.['hostName'];
  return {
    hostName: typeof name === 'string' ? name : (recallDiner()?.name ?? ''),
    handles,
    takesCash: stored?.['takesCash'] === true,
  };
}

/** Keeps how the host is paid for the next receipt on this device. */
export function rememberPayee({ hostName, handles, takesCash }: Payee): void {
  writeRecord('localStorage', KEY, { hostName, takesCash, ...handles });
}
