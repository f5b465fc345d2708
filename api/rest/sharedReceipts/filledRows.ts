import { t } from '@fairtab/domain/language/t';
import { isAbsent } from '@fairtab/domain/inputs/lines';
import { invalid } from '../errors';
import { problemsOfPrice } from '../parts';

interface Row {
  readonly name: string;
  readonly price?: string | number | null | undefined;
  readonly lineTotal?: string | number | null | undefined;
}

/**
 * Drops rows with neither name nor price: forms send their empty rows along (docs/product/inputs.md).
 * @throws HttpProblem 422 when no row is left, and when a row has no price. Paths count the rows that are left.
 */
export function filledRows<R extends Row>(rows: readonly R[]): R[] {
  const filled = rows.filter(({ name, price, lineTotal }) => ![name, price, lineTotal].every(isAbsent));
  if (filled.length === 0)
    throw invalid([{ path: 'items', message: t('Please add at least one item to your receipt.') }]);
  const problems = filled.flatMap((row, index) => problemsOfPrice(row, `items.${index}.price`));
  if (problems.length > 0) throw invalid(problems);
  return filled;
}
