/**
 * The rows that are only in the second of two lists. Moves keep the objects that they do not change, so a changed row is
 * another object than before.
 */
export function changedRows<Row extends object>(before: readonly Row[], after: readonly Row[]): Row[] {
  const known = new Set(before);
  return after.filter((row) => !known.has(row));
}
