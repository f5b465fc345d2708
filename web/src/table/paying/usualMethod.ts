import { knownMethod, type WireMethod } from '../../lib/wireMethod';
import type { TableState } from '../tableState';

/**
 * The way to pay that is chosen for the payer: how this device paid last, unless the host asked for other ways, else the
 * host's only way.
 */
export function usualMethod(details: { payTo: TableState['payTo']; last: WireMethod | null }): WireMethod | null {
  const { payTo, last } = details;
  if (payTo.length === 0 || payTo.some(({ method }) => method === last)) return last;
  const [only, another] = payTo;
  return only && !another ? knownMethod(only.method) : null;
}
