import { formatMoney, type Cents, type Currency } from '@fairtab/domain/money';
import type { builder } from './builder';

interface InCurrency {
  readonly currency: Currency;
}
type Parent = InCurrency | { readonly receipt: InCurrency } | { readonly evening: InCurrency };

/** An amount in the currency of its object, or of the receipt or evening that the object is a part of. */
export function moneyField<Owner extends Parent>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Owner>,
  { description, cents }: { description: string; cents: (owner: Owner) => Cents },
) {
  return t.field({
    type: 'Money',
    description,
    resolve: (owner) => formatMoney(cents(owner), currencyOf(owner)),
  });
}

function currencyOf(owner: Parent): Currency {
  if ('currency' in owner) return owner.currency;
  return 'receipt' in owner ? owner.receipt.currency : owner.evening.currency;
}
