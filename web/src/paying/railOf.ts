import type { Cents } from '@fairtab/domain/money';
import { payLink } from '@fairtab/domain/payLinks';
import { OFFERED_METHODS, WAYS_TO_PAY, type PaymentMethod } from '@fairtab/domain/waysToPay';
import type { TableState, WireMethod } from '../table/tableState';

const WIRE = {
  venmo: 'VENMO',
  cashapp: 'CASHAPP',
  zelle: 'ZELLE',
  paypal: 'PAYPAL',
  bank: 'BANK',
  card: 'CARD',
  cash: 'CASH',
} as const satisfies Record<PaymentMethod, WireMethod>;

const DOMAIN = {
  VENMO: 'venmo',
  CASHAPP: 'cashapp',
  ZELLE: 'zelle',
  PAYPAL: 'paypal',
  BANK: 'bank',
  CARD: 'card',
  CASH: 'cash',
} as const satisfies Record<WireMethod, PaymentMethod>;

/** The domain's name of a way to pay. */
export function railOf(method: WireMethod): PaymentMethod {
  return DOMAIN[method];
}

export function methodLabel(method: string): string {
  return method in DOMAIN ? WAYS_TO_PAY[DOMAIN[method as WireMethod]].label : method;
}

export interface WayToPay {
  readonly method: WireMethod;
  /** How the host is reached on it; null when the host gave none. */
  readonly payeeHandle: string | null;
}

/** Every way to pay: the ones the host asked for first, none of which costs the payer a fee. */
export function waysToPay(payTo: TableState['payTo']): WayToPay[] {
  const ways = OFFERED_METHODS.map((method) => {
    const wanted = payTo.find((entry) => entry.method === WIRE[method]);
    return { method: WIRE[method], payeeHandle: wanted?.handle ?? null };
  });
  return [
    ...ways.filter(({ payeeHandle }) => payeeHandle !== null),
    ...ways.filter(({ payeeHandle }) => payeeHandle === null),
  ];
}

/** Opens the rail with payee and amount filled in; null for rails without links and without a handle. */
export function linkOf({ way, amountCents, note }: { way: WayToPay; amountCents: Cents; note: string }): string | null {
  const { method, payeeHandle } = way;
  return payeeHandle ? payLink({ method: railOf(method), handle: payeeHandle, amountCents, note }) : null;
}
