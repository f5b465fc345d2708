/** @returns in steps of a hundredth, which is finer than any screen draws, and short in the HTML of the server. */
export function percentOf(part: number, whole: number): number {
  return Math.round((10_000 * part) / whole) / 100;
}
