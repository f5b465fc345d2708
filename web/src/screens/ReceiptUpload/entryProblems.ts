import { t } from '@fairtab/domain/language/t';
import { readItemName, readPrice, readRestaurantName } from '@fairtab/domain/inputs/fields';
import type { Reading } from '@fairtab/domain/inputs/lines';
import type { Currency } from '@fairtab/domain/money';
import type { Draft, DraftItem } from '../../billEntry/billDraft/Draft';
import type { FormErrors } from '../../billEntry/billDraft/receiptInput';

/**
 * What the manual form requires beyond the server's rules (docs/product/inputs.md): the restaurant's name, and complete
 * rows. Rows without a name and a price are ignored, as long as one row is left.
 */
export function entryProblems({
  restaurantName,
  items,
  currency,
}: Pick<Draft, 'restaurantName' | 'items' | 'currency'>): FormErrors {
  const begun = items.filter(({ name, price }) => name.trim() || price.trim());
  const checked = begun.length > 0 ? begun : items.slice(0, 1);
  return {
    ...problemOf('restaurantName', readRestaurantName(restaurantName)),
    ...(begun.length === 0 && { items: t('At least one item is required') }),
    ...checked.reduce<FormErrors>((known, row) => ({ ...known, ...problemsOfRow(row, currency) }), {}),
  };
}

function problemsOfRow({ key, name, price }: DraftItem, currency: Currency): FormErrors {
  return {
    ...problemOf(`items.${key}.name`, readItemName(name)),
    ...problemOf(`items.${key}.price`, readPrice(currency)(price)),
  };
}

function problemOf(place: string, reading: Reading<unknown>): FormErrors {
  return reading.ok ? {} : { [place]: reading.message };
}
