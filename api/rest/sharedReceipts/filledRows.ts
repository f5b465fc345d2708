import { isAbsent } from '@fairtab/domain/inputs/lines';

interface Row {
  readonly name: string;
  readonly price?: string | number | null | undefined;
  readonly lineTotal?: string | number | null | undefined;
}

/** Drops rows with neither name nor price: forms send their empty rows along (docs/product/inputs.md). Paths of problems count the rows that are left. */
export function filledRows<R extends Row>(rows: readonly R[]): R[] {
  return rows.filter(({ name, price, lineTotal }) => ![name, price, lineTotal].every(isAbsent));
}
