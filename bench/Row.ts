import type { BenchDatabase } from './BenchDatabase';
import type { httpCalls } from './load/httpProcess';
import type { socketCalls } from './load/socketProcess';
import type { Helper } from './load/startHelper';

/** The tools that every row gets. */
export interface Bench {
  readonly database: BenchDatabase;
  readonly http: Helper<typeof httpCalls>;
  readonly sockets: Helper<typeof socketCalls>;
  /** Reserves numbers for `count` new copies of a receipt. @returns the first number. */
  takeNumbers(count: number): number;
  /** Prints progress to standard error, so that the table on standard output stays clean. */
  say(text: string): void;
}

/** One line of the table. Each cell is the printed text. */
export interface Line {
  readonly measure: string;
  readonly ours: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly target: string;
  /** Null when this machine cannot measure it. Then `ours` says why. */
  readonly isReached: boolean | null;
}

export interface Row {
  /** The name for `--only`. */
  readonly name: string;
  /** It takes long, so it is not among all rows. */
  readonly isOnlyNamed?: boolean;
  run(bench: Bench): Promise<Line[]>;
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;
export const inMs = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
