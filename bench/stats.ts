/** The median, which one disturbed round does not change much. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The percentile by nearest rank. NaN when there are no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
