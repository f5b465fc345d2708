import type { Stage } from './openStage';

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** One figure beside its target. */
export interface Figure {
  /** For example "LCP". */
  readonly name: string;
  readonly value: number;
  readonly target: Target;
  /** Prints the value and its target, with the unit. */
  readonly print: (value: number) => string;
}

export interface Measured {
  readonly figures: readonly Figure[];
  /** Lighthouse's own page about the run with the lowest score for performance. */
  readonly report?: { readonly score: number; readonly html: string };
}

export interface MeasureOptions {
  readonly stage: Stage;
  readonly runs: number;
  readonly say: (text: string) => void;
}

/** What is measured: a page in Lighthouse, or one of the measures beside it. */
export interface Subject {
  /** The name for `--only`. */
  readonly name: string;
  /** What it is, in the words of the table. */
  readonly title: string;
  /** Measures it `runs` times. @returns the medians. */
  measure(options: MeasureOptions): Promise<Measured>;
}

/** A value that is not a number reaches no target. */
export function isReached({ value, target }: Figure): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
