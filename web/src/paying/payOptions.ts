import { displayHandle } from '@fairtab/domain/payLinks';
import type { OwnMethod } from '../account/ownDetails';
import { displayIdentifier } from '../paymentMethods/savedMethods';
import { methodOf, type RememberedPayChoice } from '../lib/deviceMemory';
import { methodLabel, railOf, type WayToPay } from './railOf';

/** One card of the pay dialog: a way to pay, perhaps with the person's own saved name on it. */
export interface PayOption {
  readonly value: string;
  readonly way: WayToPay;
  readonly saved: OwnMethod | null;
  readonly label: string;
  readonly note: string | null;
}

/** What was saved first, since it needs no typing; then every way, the ones the host asked for in front. */
export function payOptions({ ways, saved }: { ways: readonly WayToPay[]; saved: readonly OwnMethod[] }): PayOption[] {
  const own = saved.flatMap((method) => {
    const way = ways.find((known) => known.method === methodOf(method.type));
    if (!way) return [];
    const note = `${method.displayName} · ${displayIdentifier({ type: way.method, identifier: method.identifier })}`;
    return [{ value: `saved ${method.id}`, way, saved: method, label: methodLabel(way.method), note }];
  });
  const plain = ways.map((way) => ({
    value: way.method,
    way,
    saved: null,
    label: methodLabel(way.method),
    note: payeeNote(way),
  }));
  return [...own, ...plain];
}

/** What is chosen before anybody has: what this device paid with last, by a saved name where there is one. */
export function usualOption(options: readonly PayOption[], { method }: RememberedPayChoice): PayOption | null {
  if (method) return options.find(({ way }) => way.method === method) ?? null;
  return options.find(({ saved }) => saved?.isDefault) ?? null;
}

/** Where the money goes on this rail; nothing when the host did not say. */
function payeeNote({ method, payeeHandle }: WayToPay): string | null {
  if (payeeHandle === '') return 'Welcome here';
  return payeeHandle && displayHandle({ method: railOf(method), handle: payeeHandle });
}
