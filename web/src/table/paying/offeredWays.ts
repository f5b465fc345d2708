import type { Cents, Currency } from '@fairtab/domain/money';
import { payLink } from '@fairtab/domain/paying/payLinks';
import { OFFERED_METHODS, takes } from '@fairtab/domain/waysToPay';
import { domainMethod, wireMethod, type WireMethod } from '../../lib/wireMethod';
import type { TableState } from '../tableState';

export interface OfferedWay {
  readonly method: WireMethod;
  /** The host's handle for it; empty for cash that is welcome, null when the host did not ask for this way. */
  readonly payeeHandle: string | null;
}

/** Every way to pay in a currency, the ones that the host asked for first. None of them costs the payer a fee. */
export function offeredWays(payTo: TableState['payTo'], currency: Currency): OfferedWay[] {
  const ways = OFFERED_METHODS.filter((method) => takes({ method, currency }))
    .map(wireMethod)
    .map((method) => ({
      method,
      payeeHandle: payTo.find((asked) => asked.method === method)?.handle ?? null,
    }));
  return [
    ...ways.filter(({ payeeHandle }) => payeeHandle !== null),
    ...ways.filter(({ payeeHandle }) => payeeHandle === null),
  ];
}

/** A link that opens the pay app with payee and amount filled in; null for ways without such links or without a handle. */
export function linkTo(details: {
  way: OfferedWay;
  amountCents: Cents;
  currency: Currency;
  note: string;
}): string | null {
  const { way, amountCents, currency, note } = details;
  return way.payeeHandle
    ? payLink({ method: domainMethod(way.method), handle: way.payeeHandle, amountCents, currency, note })
    : null;
}
