/** A small harmful change of the product, which a test has to notice. */
export interface Sabotage {
  /** The promise that it breaks, in words. */
  readonly harm: string;
  /** Relative to the project's root. */
  readonly file: string;
  /** The text that is replaced, wherever it is in the file. */
  readonly from: string;
  readonly to: string;
  /** Vitest's project and the test files that should notice it. */
  readonly project: 'node' | 'web';
  readonly tests: readonly string[];
}
