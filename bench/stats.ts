/** The middle value, so that one disturbed round does not decide. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Nearest rank: the value that `percent` of all are not above. NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
