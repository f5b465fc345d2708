import { billedLine, noteWith } from '@fairtab/domain/numbers/enteredLine';
import type { Cents, Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { domainTaxClass } from '../../lib/wireTaxClass';
import { methodOf, type Input } from './KnownMove';
import type { otherMovesEditReceiptMutation$variables } from './__generated__/otherMovesEditReceiptMutation.graphql';

/** An edit in minor units. What is left out stays as it is. The form has checked by the server's rules what was typed. */
export function editOf(wanted: Input<otherMovesEditReceiptMutation$variables>, currency: Currency) {
  const cents = (typed: string | null | undefined): Cents | undefined =>
    typed === null || typed === undefined ? undefined : (parseMoney(typed, currency) ?? 0);
  return {
    restaurantName: wanted.restaurantName ?? undefined,
    hostName: wanted.hostName ?? undefined,
    description: wanted.description ?? undefined,
    date: wanted.date ?? undefined,
    currency: wanted.currency ?? undefined,
    serviceChargePercent: wanted.serviceChargeRate ? Number(wanted.serviceChargeRate) : undefined,
    exchangeRate: wanted.exchangeRate ?? undefined,
    removesExchangeRate: wanted.removesExchangeRate ?? false,
    expectedVersion: undefined,
    taxCents: cents(wanted.tax),
    alcoholTaxCents: cents(wanted.alcoholTax),
    tipCents: cents(wanted.tip),
    feesCents: cents(wanted.fees),
    discountCents: cents(wanted.discount),
    totalCents: cents(wanted.total),
    payTo: wanted.payTo?.map(({ method, handle }) => ({ method: methodOf(method), handle })),
    items: wanted.items?.map(
      ({ id, name, note, price, quantity, measure, lineTotal, splitWith, taxClass, discount }) => {
        const { printed, ...billed } = billedLine(
          {
            amountCents: cents(lineTotal ?? price) ?? 0,
            quantity: measure ? Number(measure) : (quantity ?? 1),
            isLineTotal: typeof lineTotal === 'string',
          },
          { splitWith: splitWith ?? 1, currency },
        );
        const wish = noteWith(printed, note ?? undefined);
        return {
          ...{ id: id ?? null, name, ...billed },
          ...(wish !== undefined && { note: wish }),
          taxClass: domainTaxClass(taxClass ?? 'ORDINARY'),
          discountCents: cents(discount) ?? 0,
        };
      },
    ),
  };
}
