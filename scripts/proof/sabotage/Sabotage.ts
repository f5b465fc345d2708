/** A small harmful change of the product, which a test has to notice. */
export interface Sabotage {
  /** The promise that it breaks, in words. */
  readonly harm: string;
  /** Relative to the project's root. */
  readonly file: string;
  /** The text that is replaced, wherever it is in the file. */
  readonly from: string;
  readonly to: string;
  /** Vitest's project of the tests. By default `node`. */
  readonly project?: 'web';
  /** The test files that should notice it. */
  readonly tests: readonly string[];
}
