import { formatMoney, type Currency } from '@fairtab/domain/money';

/** An amount as it is in the database, with the decimals of its receipt's currency. */
export function storedAmount(cents: bigint, { currency }: { readonly currency: Currency }): string {
  return formatMoney(Number(cents), currency);
}
